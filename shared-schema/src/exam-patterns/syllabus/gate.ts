import type { Syllabus } from './syllabus.ts';

/** GATE Computer Science, its ten parts. */
export const gateSyllabus: Syllabus = {
  exam: 'gate',
  year: '2026',
  subjects: [
    {
      name: 'General Aptitude',
      chapters: ['Verbal Aptitude', 'Quantitative Aptitude', 'Analytical Aptitude', 'Spatial Aptitude'],
    },
    {
      name: 'Computer Science',
      chapters: [
        'Engineering Mathematics',
        'Digital Logic',
        'Computer Organization and Architecture',
        'Programming and Data Structures',
        'Algorithms',
        'Theory of Computation',
        'Compiler Design',
        'Operating System',
        'Databases',
        'Computer Networks',
      ],
    },
  ],
};
