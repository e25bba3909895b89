import { chemistry, physics } from './science.ts';
import type { Syllabus, SyllabusSubject } from './syllabus.ts';

const mathematics: SyllabusSubject = {
  name: 'Mathematics',
  chapters: [
    'Sets, Relations and Functions',
    'Complex Numbers and Quadratic Equations',
    'Matrices and Determinants',
    'Permutations and Combinations',
    'Binomial Theorem',
    'Sequence and Series',
    'Limit, Continuity and Differentiability',
    'Integral Calculus',
    'Differential Equations',
    'Coordinate Geometry',
    'Three Dimensional Geometry',
    'Vector Algebra',
    'Statistics and Probability',
    'Trigonometry',
  ],
};

const subjects = [physics, chemistry, mathematics];

/** Reduced syllabus of 2024, unchanged to 2026. */
export const jeeMainSyllabus: Syllabus = { exam: 'jee-main', year: '2026', subjects };

/** The same chapters; the papers are more difficult. */
export const jeeAdvancedSyllabus: Syllabus = { exam: 'jee-advanced', year: '2026', subjects };
