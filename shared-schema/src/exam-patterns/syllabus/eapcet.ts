import type { Syllabus } from './syllabus.ts';

/** The state syllabus of classes XI and XII; Botany and Zoology are for the agriculture stream. */
export const eapcetSyllabus: Syllabus = {
  exam: 'eamcet',
  year: '2025',
  subjects: [
    { name: 'Mathematics', chapters: [] },
    { name: 'Physics', chapters: [] },
    { name: 'Chemistry', chapters: [] },
    {
      name: 'Botany',
      chapters: [
        'Diversity in the Living World',
        'Structural Organisation in Plants',
        'Reproduction in Plants',
        'Cell Structure and Function',
        'Plant Physiology',
        'Genetics',
        'Molecular Biology',
        'Biotechnology',
        'Plants, Microbes and Human Welfare',
      ],
    },
    {
      name: 'Zoology',
      chapters: [
        'Animal Diversity',
        'Structural Organisation in Animals',
        'Biology and Human Welfare',
        'Ecology and Environment',
        'Human Anatomy and Physiology',
        'Human Reproduction',
        'Inheritance and Variation',
        'Organic Evolution',
      ],
    },
  ],
};
