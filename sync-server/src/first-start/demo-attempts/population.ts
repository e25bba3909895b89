import { chanceFrom } from './chance.ts';

/** How many students the demo simulates. */
export const SIMULATED_STUDENTS = 56;

/** Standard deviation of the logarithm of the time that students take for the same question. */
const SPEED_SPREAD = 0.22;
/** How often the most careful and the boldest student guess where a wrong answer costs marks. */
const LEAST_BOLD = 0.05;
const MOST_BOLD = 0.65;

/** One of the demo's simulated students (docs/demo-attempts.md). */
export interface SimulatedStudent {
  /** From 1. */
  readonly number: number;
  /** Standard normal over all students. */
  readonly ability: number;
  /** How much less time than usual, as a logarithm; 0 for the usual. */
  readonly speed: number;
  /** The chance of guessing where a wrong answer costs marks, 0 to 1. */
  readonly boldness: number;
}

/** The same students for the same seed. */
export function simulatedStudents(seed: string): SimulatedStudent[] {
  return Array.from({ length: SIMULATED_STUDENTS }, (_, index) => {
    const number = index + 1;
    const chance = chanceFrom(seed, 'student', number);
    return {
      number,
      ability: chance.normal(),
      speed: SPEED_SPREAD * chance.normal(),
      boldness: LEAST_BOLD + (MOST_BOLD - LEAST_BOLD) * chance.next(),
    };
  });
}
