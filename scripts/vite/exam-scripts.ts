import type { Rolldown } from 'vite';

/** What an attempt is made of, on the device and in the contract; a typed number is also read by forms. */
const isOfAttempt = (id: string) =>
  /[\\/](shared-schema[\\/]src[\\/](attempt|marking|question-types|paper-package|contract[\\/]attempts)|pwa[\\/]src[\\/]offline|@noble[\\/]hashes)[\\/]/.test(
    id,
  ) && !/[\\/](decimal|typed-number)\.ts$/.test(id);

/** What shows a question. */
const isOfQuestion = (id: string) =>
  /[\\/](shared-schema[\\/]src[\\/]rich-text|pwa[\\/]src[\\/]ui[\\/](exam|question-types|maths|rich-text))[\\/]/.test(
    id,
  );

/**
 * The screens from a paper to its result share scripts of less than a kilobyte, of which each is a round trip before the
 * first question of a first visit. What many of them share is one script for the attempt and one for its questions.
 */
export const examScripts = (isStudents: (id: string) => boolean): Rolldown.CodeSplittingGroup[] => [
  {
    name: 'attempt',
    test: (id) => isStudents(id) && isOfAttempt(id),
    minShareCount: 6,
    includeDependenciesRecursively: false,
  },
  {
    name: 'question',
    test: (id) => isStudents(id) && isOfQuestion(id),
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
];
