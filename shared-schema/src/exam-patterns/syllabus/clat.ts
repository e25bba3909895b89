import type { Syllabus } from './syllabus.ts';

/**
 * UG. The organiser describes each subject in sentences, from which the topics are taken; those of Legal Reasoning are the
 * areas of law in its papers. English Language has the topics of bank exams.
 */
export const clatSyllabus: Syllabus = {
  exam: 'clat',
  year: '2026',
  subjects: [
    { name: 'English Language', chapters: [] },
    {
      name: 'Current Affairs and General Knowledge',
      chapters: [
        'Contemporary Events',
        'Arts and Culture',
        'International Affairs',
        'Historical Events of Continuing Significance',
      ],
    },
    {
      name: 'Legal Reasoning',
      chapters: ['Contracts', 'Torts', 'Crimes', 'Constitution and Public Policy'],
    },
    {
      name: 'Logical Reasoning',
      chapters: [
        'Premises and Conclusions',
        'Inferences from Evidence',
        'Relationships and Analogies',
        'Sequences and Arrangements',
      ],
    },
    {
      name: 'Quantitative Techniques',
      chapters: ['Ratios and Proportions', 'Basic Algebra', 'Mensuration', 'Statistical Estimation'],
    },
  ],
};
