import type { Syllabus } from './syllabus.ts';

/** Bank PO prelims; the last two subjects are added by the objective part of Mains. */
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
      name: 'General, Economy and Banking Awareness',
      chapters: [
        'General Awareness',
        'Economy Awareness',
        'Banking Awareness',
        'Digital and Financial Awareness',
      ],
    },
    {
      name: 'Data Analysis and Interpretation',
      chapters: ['Data Analysis', 'Computer Aptitude'],
    },
  ],
};
