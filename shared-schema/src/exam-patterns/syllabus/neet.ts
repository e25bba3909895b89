import { chemistry, physics } from './science.ts';
import type { Syllabus } from './syllabus.ts';

/** NMC syllabus of 2025, unchanged for 2026. */
export const neetSyllabus: Syllabus = {
  exam: 'neet',
  year: '2026',
  subjects: [
    physics,
    chemistry,
    {
      name: 'Biology',
      chapters: [
        'Diversity in Living World',
        'Structural Organisation in Animals and Plants',
        'Cell Structure and Function',
        'Plant Physiology',
        'Human Physiology',
        'Reproduction',
        'Genetics and Evolution',
        'Biology and Human Welfare',
        'Biotechnology and Its Applications',
        'Ecology and Environment',
      ],
    },
  ],
};
