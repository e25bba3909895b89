import { science } from '../general-awareness/science.ts';
import { asStatementCount } from '../subject.ts';
import type { Template } from '../template.ts';

/** Facts of science as UPSC asks them: how many of three statements are correct. */
export const scienceInGeneralStudies: readonly Template[] = science
  .filter(({ topic }) => topic === 'Science')
  .flatMap(asStatementCount)
  .map(({ name, ...template }) => ({
    ...template,
    name: name.replace('general-awareness/', 'general-studies/'),
    subject: 'General Studies',
    topic: 'General Science',
    difficulty: 4,
  }));
