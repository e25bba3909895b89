import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { visibleLines } from '../hidden-characters.ts';
import { defineCall } from '../call.ts';

/** The most characters of one question, and of one turn of the conversation that is sent with it. */
export const MOST_ASKED = 4_000;
export const MOST_IN_TURN = 8_000;
/** The most turns of the conversation that are sent with a question: the newest. */
export const MOST_TURNS = 12;
const MOST_OPTIONS = 20;
const MOST_IN_OPTION = 2_000;
const MOST_IN_EXPLANATION = 20_000;

/** The assistant's sentences that the specification prescribes. */
export const ASSISTANT_UNSURE =
  "I apologize, but I couldn't process your question properly. Please try again.";
export const ASSISTANT_FAILED = "I'm having trouble processing your question right now. Please try again.";

/** AS161: ms after the answer in which its token can be taken back. */
export const RETURNABLE_MS = 24 * 3_600_000;

const turnSchema = z.object({
  role: z.enum(['student', 'assistant']),
  text: z.string().check(z.maxLength(MOST_IN_TURN)),
});
export type ConversationTurn = z.infer<typeof turnSchema>;

/** AS2: which question of which attempt of the caller it is about; the server reads the facts itself. */
const about = {
  questionId: z.optional(idSchema),
  attemptId: z.optional(idSchema),
  conversation: z._default(z.array(turnSchema).check(z.maxLength(MOST_TURNS)), []),
};

/** A source of an answer, which the reader can open. */
export const assistantSourceSchema = z.object({
  type: z.enum([
    'explanation',
    'topic',
    'formulae',
    'question',
    'note',
    'mistake',
    'calculation',
    'glossary',
    'exam-rule',
    'help',
    'own-data',
  ]),
  name: z.string(),
  /** An extract in the format of question text (`parseRichText`). */
  text: z.string(),
});
export type AssistantSource = z.infer<typeof assistantSourceSchema>;

/** Tokens. */
export const tokenInfoSchema = z.object({
  cost: z.int(),
  /** UNLIMITED with a plan without a limit. */
  remaining: z.int(),
});
export type TokenInfo = z.infer<typeof tokenInfoSchema>;

/** AS1: what made the answer: the embedded engine, which computes and looks up, or a language model. */
const engineSchema = z.enum(['embedded', 'model']);
export type AssistantEngine = z.infer<typeof engineSchema>;

export const ask = defineCall({
  name: 'assistant.ask',
  summary: 'Ask the study assistant; streams as server-sent events where the caller accepts them (ST48)',
  method: 'POST',
  path: '/ask',
  access: 'signed-in',
  streams: true,
  body: z.object({
    question: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_ASKED), visibleLines('Question')),
    mode: z._default(z.enum(['general', 'question-specific']), 'general'),
    ...about,
  }),
  answer: z.object({
    /** Markdown with the TeX of question text (`parseMarkdown`). */
    answer: z.string(),
    sources: z.array(assistantSourceSchema),
    tokenInfo: tokenInfoSchema,
    /** AS43: names of what is near, where there is no answer: each can be asked. */
    related: z._default(z.array(z.string()), []),
    /** Whether sources for the answer were found. */
    hasRelevantMaterials: z.boolean(),
    engine: engineSchema,
    /** AS161: by which its token can be taken back; absent if nothing was charged now. */
    paidQuestion: z.optional(idSchema),
  }),
});

export const returnToken = defineCall({
  name: 'assistant.returnToken',
  summary: 'Take back the token of an answer that is not what was asked (AS161)',
  method: 'POST',
  path: '/ask/return-token',
  access: 'signed-in',
  body: z.object({ paidQuestion: idSchema }),
  answer: z.object({ tokenInfo: tokenInfoSchema }),
});

export const solveProblem = defineCall({
  name: 'assistant.solve',
  summary: 'Help with one question, starting from the chosen answer; streams like /ask',
  method: 'POST',
  path: '/solve-problem',
  access: 'signed-in',
  streams: true,
  body: z.object({
    question: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_IN_EXPLANATION)),
    explanation: z.optional(z.string().check(z.maxLength(MOST_IN_EXPLANATION))),
    options: z.optional(
      z.array(z.string().check(z.maxLength(MOST_IN_OPTION))).check(z.maxLength(MOST_OPTIONS)),
    ),
    /** As displayed; several are joined by ', '. */
    correctAnswer: z.optional(z.string().check(z.maxLength(MOST_IN_OPTION))),
    userAnswer: z.optional(z.string().check(z.maxLength(MOST_IN_OPTION))),
    topic: z._default(z.string().check(z.maxLength(200)), 'General'),
    subject: z._default(z.string().check(z.maxLength(200)), 'General'),
    difficulty: z._default(z.string().check(z.maxLength(50)), 'Medium'),
    ...about,
  }),
  answer: z.object({
    /** Markdown with the TeX of question text (`parseMarkdown`). */
    explanation: z.string(),
    problemAnalysis: z.object({
      /** Feedback on the student's answer, in one or a few sentences. */
      performanceFeedback: z.string(),
      topic: z.string(),
      subject: z.string(),
      difficulty: z.string(),
    }),
    /** How many of each the answer is based on. */
    contextUsed: z.object({
      courseContent: z.int(),
      personalNotes: z.int(),
      similarProblems: z.int(),
    }),
    sources: z.array(assistantSourceSchema),
    tokenInfo: tokenInfoSchema,
    engine: engineSchema,
  }),
});

/** ST48: the events of a streamed answer, in this order: any number of `text`, then one of the others. */
export const STREAM_EVENTS = {
  /** `{"text": "…"}`: the next piece of the text. */
  text: 'text',
  /** The whole answer of the call, as without a stream. */
  done: 'done',
  /** The body of a failure. */
  failed: 'failed',
} as const;
