import { createHash } from 'node:crypto';
import type { CheckedAttempt } from './patterns.ts';

/*
 * Comparing each attempt with all others at its paper would take forever. Each attempt has some prints instead: numbers that
 * attempts with nearly the same wrong answers have in common, and others hardly ever (locality-sensitive hashing of the
 * set of wrong answers by MinHash; Broder 1997, Indyk and Motwani 1998).
 */

/** Attempts share a print if the least of their answers is the same under all the hashes of a band. */
const BANDS = 20;
const HASHES_OF_A_BAND = 4;
/** With fewer there is nothing to compare, and attempts would share prints by chance. */
const FEWEST_WRONG = 6;

/** The numbers of an attempt that others may share. @param paperId attempts at other papers share none. */
export function printsOf(paperId: string, attempt: CheckedAttempt): number[] {
  const wrong = attempt.flatMap(({ outcome, answer }, place) =>
    outcome === 'incorrect' && answer !== null ? [hashOf(`${place} ${answer}`)] : [],
  );
  if (wrong.length < FEWEST_WRONG) return [];
  return Array.from({ length: BANDS }, (_, band) => {
    const least = Array.from({ length: HASHES_OF_A_BAND }, (_unused, index) =>
      leastOf(wrong, band * HASHES_OF_A_BAND + index),
    );
    return digestOf(`${paperId} ${band} ${least.join(' ')}`);
  });
}

/** What attempts at a paper on the same device share. It does not give the device away. */
export const devicePrint = (paperId: string, deviceId: string): number =>
  digestOf(`${paperId} device ${deviceId}`);

/** 48 bits, which every engine and JSON keep exactly. */
const digestOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6);

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The least value of the answers under one of many hashes. */
function leastOf(values: readonly number[], seed: number): number {
  let least = 0xffffffff;
  for (const value of values) {
    let mixed = Math.imul(value ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    least = Math.min(least, (mixed ^ (mixed >>> 16)) >>> 0);
  }
  return least;
}
