import { history } from './history.ts';
import { landAndEconomy } from './land-and-economy.ts';
import { polity } from './polity.ts';

export const generalStudies = [...polity, ...history, ...landAndEconomy];
