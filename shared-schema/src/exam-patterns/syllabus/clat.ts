import type { Syllabus } from './syllabus.ts';

/** UG; the organiser names areas but no chapters. */
export const clatSyllabus: Syllabus = {
  exam: 'clat',
  year: '2026',
  subjects: [
    { name: 'English Language', chapters: [] },
    { name: 'Current Affairs and General Knowledge', chapters: [] },
    { name: 'Legal Reasoning', chapters: [] },
    { name: 'Logical Reasoning', chapters: [] },
    { name: 'Quantitative Techniques', chapters: [] },
  ],
};
