import type {
  AttemptFlag,
  GlossaryEntry,
  MyPlans,
  Payment,
  ProfileStatistics,
} from '@exam/shared-schema/contract';
import type { Answer, AnswerKey, QuestionTypeName } from '@exam/shared-schema/question-types';
import type { LanguageModel } from '../../adapters/language-model/language-model.ts';
import type { Variants } from '../../bank/template-variants.ts';
import type { Purse } from '../../tokens/index.ts';

/** The formulae of one or more topics. */
interface FormulaSheet {
  readonly subject: string;
  /** Names of the syllabus chapters it belongs to. */
  readonly topics: readonly string[];
  readonly lines: readonly FormulaLine[];
}

export interface FormulaLine {
  /** What the formula describes, in words; the search matches these. */
  readonly name: string;
  /** As question text is written. */
  readonly text: string;
}

/** A question of an own attempt whose key is released. */
export interface ReleasedQuestion {
  readonly questionId: string;
  readonly type: QuestionTypeName;
  readonly text: string;
  /** In the order in which the student saw them. */
  readonly options: readonly { readonly _id: string; readonly text: string }[];
  readonly key: AnswerKey;
  readonly explanation: string | null;
  readonly answer: Answer | null;
  readonly outcome: 'correct' | 'incorrect' | 'unanswered';
  /** As displayed: '4', '-1'. */
  readonly marks: string;
  readonly timeTakenSeconds: number;
}

/** The parts of an own attempt that the assistant may use. */
interface ReleasedAttempt {
  readonly attemptId: string;
  readonly paperId: string;
  readonly title: string;
  readonly questions: readonly ReleasedQuestion[];
}

/** What the assistant needs from other features. */
export interface AssistantNeeds extends Pick<Purse, 'charge' | 'refund' | 'tokensOf'> {
  /** ST71: whether an attempt at a ranked paper qualifies for the key. */
  readonly earnsKey: (attempt: AttemptStanding) => boolean;
  /** An own attempt with its questions; null if there is none with this id, or its key is not released. */
  readonly releasedAttempt: (userId: string, attemptId: string) => Promise<ReleasedAttempt | null>;
  /** PF7 to PF10: the student's own figures, as the profile shows them. */
  readonly readStatistics: (userId: string) => Promise<ProfileStatistics>;
  /** PL3: the student's plans that have not ended. */
  readonly readMyPlans: (userId: string) => Promise<MyPlans>;
  /** PA9: the newest payment of the student's history. */
  readonly readLastPayment: (userId: string) => Promise<Payment | null>;
}

interface AttemptStanding {
  readonly flags: readonly AttemptFlag[];
  readonly ranked: boolean;
}

/** The terms of the syllabuses (GL1) and single facts from tables (GL9). */
type LoadGlossary = () => Promise<{
  readonly entries: readonly GlossaryEntry[];
  readonly facts: readonly GlossaryEntry[];
  /** AS74: single sentences with further words that ask for them, as `aliases`. */
  readonly statements?: readonly GlossaryEntry[] | undefined;
  /** GL12: words with those of the same and of the opposite meaning. */
  readonly words?:
    | readonly {
        readonly word: string;
        readonly meaning: string;
        readonly synonyms: readonly string[];
        readonly antonyms: readonly string[];
      }[]
    | undefined;
  /** GL14: the same about exams. */
  readonly examFacts?: readonly GlossaryEntry[] | undefined;
}>;

/** Optional resources of the assistant; without them it uses the question bank alone. */
export interface AssistantParts {
  /** AS11: the language model for a user, or for background work if the user is null; null where none is configured. */
  readonly modelFor?: ((userId: string | null, purpose: 'ask' | 'solve') => LanguageModel) | null | undefined;
  readonly variants?: Variants | undefined;
  /** AS13: the formula book, loaded when it is first asked for. */
  readonly formulae?: (() => Promise<readonly FormulaSheet[]>) | undefined;
  /** GL2: the terms of the syllabuses, loaded when they are first asked for. */
  readonly glossary?: LoadGlossary | undefined;
}
