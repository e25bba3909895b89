import { bankSyllabus } from './bank.ts';
import { catSyllabus } from './cat.ts';
import { clatSyllabus } from './clat.ts';
import { eapcetSyllabus } from './eapcet.ts';
import { gateSyllabus } from './gate.ts';
import { jeeAdvancedSyllabus, jeeMainSyllabus } from './jee.ts';
import { neetSyllabus } from './neet.ts';
import { sscSyllabus } from './ssc.ts';
import { codingSyllabus, generalSyllabus } from './own.ts';
import type { Syllabus } from './syllabus.ts';
import { upscSyllabus } from './upsc.ts';

export type { Syllabus } from './syllabus.ts';

/** Subjects and chapters of the exams, short names; a seed for the catalogue, not a limit to it. */
export const syllabuses: readonly Syllabus[] = [
  jeeMainSyllabus,
  jeeAdvancedSyllabus,
  neetSyllabus,
  gateSyllabus,
  catSyllabus,
  upscSyllabus,
  sscSyllabus,
  bankSyllabus,
  clatSyllabus,
  eapcetSyllabus,
  codingSyllabus,
  generalSyllabus,
];
