import { papadByTheDozen, rainOffTheRoof } from './papad-and-rain.ts';
import { threeMeters } from './three-meters.ts';
import type { WrittenSet } from '../../written-question.ts';

export const quantitative: readonly WrittenSet[] = [papadByTheDozen, threeMeters, rainOffTheRoof];
