import type { Syllabus } from './syllabus.ts';

/** The IIMs publish no syllabus; these topics are taken from their papers. */
export const catSyllabus: Syllabus = {
  exam: 'cat',
  year: '2025',
  subjects: [
    {
      name: 'Verbal Ability and Reading Comprehension',
      chapters: ['Reading Comprehension', 'Para Jumbles', 'Para Summary', 'Para Completion', 'Odd Sentence'],
    },
    {
      name: 'Data Interpretation and Logical Reasoning',
      chapters: [
        'Tables',
        'Bar, Line and Pie Charts',
        'Caselets',
        'Venn Diagrams',
        'Arrangements',
        'Games and Tournaments',
        'Routes and Networks',
        'Scheduling',
        'Binary Logic',
        'Puzzles',
      ],
    },
    {
      name: 'Quantitative Ability',
      chapters: ['Arithmetic', 'Algebra', 'Number System', 'Geometry and Mensuration', 'Modern Maths'],
    },
  ],
};
