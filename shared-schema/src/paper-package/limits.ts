// What one paper and one question may hold: hand-in, import, publishing and console refuse more by these numbers alone.

/** Questions of a paper, and so answers of a hand-in. */
export const MOST_QUESTIONS = 1000;
/** Minutes of a paper. */
export const LONGEST_MINUTES = 600;
export const SHORTEST_MINUTES = 1;
/** Characters of a question's text or explanation. */
export const LONGEST_TEXT = 20_000;
/** Characters of an option. */
export const LONGEST_OPTION = 5_000;
/** Bytes of a package, without its images: what a phone loads over a slow line in a minute or two. */
export const MOST_PACKAGE_BYTES = 5_000_000;

/** BK5: how many questions a set has: CSAT asks two about a short passage, and bank exams ten about a long one. */
export const FEWEST_IN_SET = 2;
export const MOST_IN_SET = 10;
