import { analytical } from './analytical.ts';
import { quantitative } from './quantitative.ts';
import { spatial } from './spatial.ts';
import { verbal } from './verbal.ts';

export const gateAptitude = [...verbal, ...quantitative, ...analytical, ...spatial];
