import type { Syllabus } from './syllabus.ts';

/** Topics of placement and screening tests; there is no official list. */
export const codingSyllabus: Syllabus = {
  exam: 'coding',
  year: null,
  subjects: [
    {
      name: 'Programming',
      chapters: [
        'Reading code',
        'Types and operators',
        'Loops and recursion',
        'Arrays and strings',
        'Stacks and queues',
        'Trees and graphs',
        'Searching and sorting',
        'Complexity',
        'Classes and interfaces',
        'Queries on tables',
      ],
    },
  ],
};

/** For tests that follow no exam's syllabus. */
export const generalSyllabus: Syllabus = {
  exam: 'general',
  year: null,
  subjects: [
    { name: 'Reasoning', chapters: ['Series and analogies', 'Coding and decoding', 'Directions', 'Puzzles'] },
    {
      name: 'Everyday Mathematics',
      chapters: ['Percentages', 'Ratios', 'Averages', 'Time and distance', 'Interest'],
    },
    { name: 'General Knowledge', chapters: ['India', 'World', 'Science', 'Economy'] },
    { name: 'English', chapters: ['Vocabulary', 'Grammar', 'Comprehension'] },
  ],
};
