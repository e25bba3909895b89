import type { Syllabus } from './syllabus.ts';

/** Civil Services Prelims. */
export const upscSyllabus: Syllabus = {
  exam: 'upsc',
  year: '2026',
  subjects: [
    {
      name: 'General Studies',
      chapters: [
        'Current Events',
        'History of India and National Movement',
        'Indian and World Geography',
        'Indian Polity and Governance',
        'Economic and Social Development',
        'Environment, Biodiversity and Climate Change',
        'General Science',
      ],
    },
    {
      name: 'CSAT',
      chapters: [
        'Comprehension',
        'Interpersonal and Communication Skills',
        'Logical Reasoning and Analytical Ability',
        'Decision Making and Problem Solving',
        'General Mental Ability',
        'Basic Numeracy',
        'Data Interpretation',
      ],
    },
  ],
};
