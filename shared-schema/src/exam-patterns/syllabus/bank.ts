import type { Syllabus } from './syllabus.ts';

/** Bank PO prelims; the last subject is what Mains adds. */
export const bankSyllabus: Syllabus = {
  exam: 'bank',
  year: '2025',
  subjects: [
    {
      name: 'English Language',
      chapters: ['Comprehension', 'Cloze Test', 'Error Spotting', 'Fillers', 'Para Jumbles', 'Vocabulary'],
    },
    {
      name: 'Quantitative Aptitude',
      chapters: [
        'Simplification and Approximation',
        'Number Series',
        'Quadratic Equations',
        'Data Interpretation',
        'Data Sufficiency',
        'Arithmetic Word Problems',
      ],
    },
    {
      name: 'Reasoning Ability',
      chapters: [
        'Puzzles',
        'Seating Arrangement',
        'Inequality',
        'Syllogism',
        'Coding-Decoding',
        'Blood Relations',
        'Direction Sense',
        'Order and Ranking',
        'Input-Output',
      ],
    },
    {
      name: 'Mains',
      chapters: [
        'General Awareness',
        'Economy Awareness',
        'Banking Awareness',
        'Digital and Financial Awareness',
        'Computer Aptitude',
        'Data Analysis',
        'Descriptive Writing',
      ],
    },
  ],
};
