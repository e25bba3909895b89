import type { Syllabus } from './syllabus.ts';

/** CGL Tier I; the last subject is added by Tier II. */
export const sscSyllabus: Syllabus = {
  exam: 'ssc',
  year: '2026',
  subjects: [
    {
      name: 'General Intelligence and Reasoning',
      chapters: [
        'Analogy',
        'Classification',
        'Series',
        'Coding-Decoding',
        'Blood Relations',
        'Syllogism',
        'Venn Diagrams',
        'Space Visualisation',
        'Figural Reasoning',
      ],
    },
    {
      name: 'General Awareness',
      chapters: [
        'History',
        'Geography',
        'Polity',
        'Economy',
        'Science',
        'Current Affairs',
        'Static General Knowledge',
      ],
    },
    {
      name: 'Quantitative Aptitude',
      chapters: [
        'Number System',
        'Percentage',
        'Ratio',
        'Average',
        'Interest',
        'Profit and Loss',
        'Time and Work',
        'Time and Distance',
        'Algebra',
        'Geometry',
        'Mensuration',
        'Trigonometry',
        'Heights and Distances',
        'Data Charts',
      ],
    },
    {
      name: 'English Comprehension',
      chapters: [
        'Error Spotting',
        'Fill in the Blanks',
        'Synonyms and Antonyms',
        'Spelling',
        'Idioms',
        'One-Word Substitution',
        'Sentence Improvement',
        'Active and Passive Voice',
        'Direct and Indirect Speech',
        'Para Jumbles',
        'Cloze Test',
        'Comprehension',
      ],
    },
    {
      name: 'Tier II',
      chapters: ['Computer Knowledge', 'Statistics', 'Finance and Economics'],
    },
  ],
};
