export interface SyllabusSubject {
  readonly name: string;
  /** Short names, in the organiser's order. Empty if the organiser publishes none. */
  readonly chapters: readonly string[];
}

export interface Syllabus {
  /** The exam key, as in `patternsByExam`. */
  readonly exam: string;
  readonly year: string | null;
  readonly subjects: readonly SyllabusSubject[];
}
