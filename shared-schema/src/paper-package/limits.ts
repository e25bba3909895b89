// The limits of one paper and one question, enforced by hand-in, import, publishing and console.

/** The most questions of a paper, and answers of a hand-in. */
export const MOST_QUESTIONS = 1000;
/** The longest paper, minutes. */
export const LONGEST_MINUTES = 600;
export const SHORTEST_MINUTES = 1;
/** The most characters of a question's text or explanation. */
export const LONGEST_TEXT = 20_000;
/** The most characters of an option. */
export const LONGEST_OPTION = 5_000;
/** The most bytes of a package without its images: a phone downloads this over a slow connection in a minute or two. */
export const MOST_PACKAGE_BYTES = 5_000_000;

/** BK5: CSAT has two questions about a short passage, bank exams have ten about a long one. */
export const FEWEST_IN_SET = 2;
export const MOST_IN_SET = 10;
