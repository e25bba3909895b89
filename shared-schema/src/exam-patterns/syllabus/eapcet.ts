import type { Syllabus } from './syllabus.ts';

/** The state syllabus of classes XI and XII; Botany and Zoology are for the agriculture stream. */
export const eapcetSyllabus: Syllabus = {
  exam: 'eamcet',
  year: '2025',
  subjects: [
    { name: 'Mathematics', chapters: [] },
    { name: 'Physics', chapters: [] },
    { name: 'Chemistry', chapters: [] },
    { name: 'Botany', chapters: [] },
    { name: 'Zoology', chapters: [] },
  ],
};
