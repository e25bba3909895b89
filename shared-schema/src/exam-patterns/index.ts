import { ibpsPoMains, ibpsPoPrelims, sbiPoPrelims } from './bank.ts';
import { cat } from './cat.ts';
import { clat } from './clat.ts';
import { eapcetAgriculture, eapcetEngineering } from './eapcet.ts';
import { gate } from './gate.ts';
import { jeeAdvanced, jeeMain } from './jee.ts';
import { neet } from './neet.ts';
import { coding, general } from './own.ts';
import type { ExamPattern } from './pattern.ts';
import { sscCglTier1 } from './ssc.ts';
import { upscCsat, upscGeneralStudies } from './upsc.ts';

export { JEE_ADVANCED_IMPORT_SCHEME, jeeAdvanced } from './jee.ts';
export { type ExamPattern, type PatternSection, type QuestionGroup, schemeOf } from './pattern.ts';
export { paperSkeleton } from './skeleton.ts';
export { type Syllabus, syllabuses } from './syllabus/index.ts';

/** All patterns, those of the most taken exams first. */
export const examPatterns: readonly ExamPattern[] = [
  jeeMain,
  jeeAdvanced,
  neet,
  gate,
  cat,
  upscGeneralStudies,
  upscCsat,
  sscCglTier1,
  ibpsPoPrelims,
  ibpsPoMains,
  sbiPoPrelims,
  clat,
  eapcetEngineering,
  eapcetAgriculture,
  general,
  coding,
];

/** The exam keys of the product, each with its patterns. */
export const patternsByExam = {
  'jee-main': [jeeMain],
  'jee-advanced': [jeeAdvanced],
  neet: [neet],
  eamcet: [eapcetEngineering, eapcetAgriculture],
  gate: [gate],
  cat: [cat],
  upsc: [upscGeneralStudies, upscCsat],
  coding: [coding],
  ssc: [sscCglTier1],
  bank: [ibpsPoPrelims, ibpsPoMains, sbiPoPrelims],
  clat: [clat],
  general: [general],
} as const satisfies Readonly<Record<string, readonly ExamPattern[]>>;

/** The pattern of that key, or undefined. */
export function examPattern(key: string): ExamPattern | undefined {
  return examPatterns.find((pattern) => pattern.key === key);
}
