import type {
  AssistantSource,
  ask,
  CallInput,
  CallAnswer,
  ConversationTurn,
  solveProblem,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Caller } from '../../http/index.ts';
import { answerersOf } from './answerers/index.ts';
import { declined } from './declined.ts';
import { draftAbout, draftAnswer, draftSolution, materialOf } from './draft.ts';
import type { Looked } from './embedded-free.ts';
import { introduced } from './embedded-phrases.ts';
import { withLastTurn } from './reading/follow-up.ts';
import { knownQuestion } from './known-question.ts';
import { askPaid, type WorkedOut } from './paid-question.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';
import { Reader } from './reading/readings.ts';
import { openTurns, refuseHeldBack } from './refuse-held-back.ts';
import { broughtQuestion, performanceFeedback, problemFacts } from './solve.ts';
import { studentAnswer } from './student-answer.ts';
import { askModel, newest, type ModelTask, type AnswerStream } from './with-model.ts';

interface Asking extends AnswerStream {
  readonly caller: Caller;
  /** See `Asked`. */
  readonly hasSent: () => boolean;
}

/** Answers the calls of the assistant. */
export interface Engine {
  /** AS76: loads the glossary and its index, in slices. */
  readonly prepare: () => Promise<void>;
  readonly ask: (
    input: Pick<CallInput<typeof ask>, 'body'>,
    asking: Asking,
  ) => Promise<CallAnswer<typeof ask>>;
  readonly solve: (
    input: Pick<CallInput<typeof solveProblem>, 'body'>,
    asking: Asking,
  ) => Promise<CallAnswer<typeof solveProblem>>;
}

export function openEngine(context: Context, given: AssistantNeeds & AssistantParts): Engine {
  const answerers = answerersOf(context, given);
  const needs = { ...given, answerers, reader: new Reader(answerers) };
  return {
    prepare: () => needs.reader.prepare(),
    ask: async ({ body }, { caller, ...stream }) => {
      const { question: text } = body;
      const previous = newest(body.conversation);
      const reading = body.questionId === undefined ? withLastTurn(text, previous) : text;
      await refuseHeldBack(context, needs, caller._id, [text, reading]);
      const known = await knownQuestion(context, needs, caller._id, body);
      const model = modelFor(needs, caller._id, 'ask');
      const helpFor = model === null ? (known?.questionId ?? null) : null;
      const { answer, engine, ...paid } = await askPaid(
        context,
        needs,
        { userId: caller._id, kind: 'ask', helpFor, ...stream },
        async () => {
          const refusal = declined(text);
          if (refusal !== null) return byEngine(refusal, previous);
          const conversation = await openTurns(context, needs, caller._id, {
            question: text,
            conversation: previous,
          });
          const asked = { userId: caller._id, text, conversation };
          const isFirst = !previous.some(({ role }) => role === 'assistant');
          const draft =
            known === null
              ? await draftAnswer(context, needs, asked)
              : await draftAbout(context, needs, caller._id, { question: known, asked, isFirst });
          const sources =
            model === null || known !== null ? draft.sources : await materialOf(context, needs, asked, draft);
          // Help and the student's own facts are not written anew.
          if (draft.isFree === true && draft.sources.length > 0) return byEngine(draft, previous);
          const task = { ...asked, sources, ownAnswer: null, result: resultOf(draft) };
          return answered(draft, task, model, stream, previous);
        },
      );
      const { sources } = answer;
      if (engine === 'embedded') emitAll(answer.text, stream);
      return {
        ...{ answer: answer.text, sources, engine, ...paid, related: answer.related },
        hasRelevantMaterials: sources.length > 0,
      };
    },
    solve: async ({ body }, { caller, ...stream }) => {
      await refuseHeldBack(context, needs, caller._id, [body.question, body.explanation ?? '']);
      const question = await broughtQuestion(context, needs, caller._id, body);
      const own = question === null ? null : studentAnswer(question, body);
      const feedback = performanceFeedback(question, own);
      const { answer, engine, tokenInfo } = await askPaid(
        context,
        needs,
        { userId: caller._id, kind: 'solve', helpFor: question?.questionId ?? null, ...stream },
        async () => {
          const about = { question, answer: own, problem: body };
          const draft = await draftSolution(context, needs, caller._id, about);
          const previous = newest(body.conversation);
          const asked = { question: body.question, conversation: previous };
          const conversation = await openTurns(context, needs, caller._id, asked);
          const task = {
            text: body.question,
            conversation,
            sources: draft.sources,
            ownAnswer: feedback,
            result: null,
          };
          return answered(draft, task, modelFor(needs, caller._id, 'solve'), stream, previous);
        },
      );
      if (engine === 'embedded') emitAll(answer.text, stream);
      return {
        explanation: answer.text,
        problemAnalysis: { performanceFeedback: feedback, ...problemFacts(question, body) },
        contextUsed: countsOf(answer.sources),
        sources: [...answer.sources],
        tokenInfo,
        engine,
      };
    },
  };
}

interface Answered {
  readonly text: string;
  readonly sources: AssistantSource[];
  readonly related: string[];
}

type Model = ReturnType<NonNullable<AssistantParts['modelFor']>> | null;

const modelFor = ({ modelFor: find }: AssistantParts, userId: string, purpose: 'ask' | 'solve'): Model =>
  find?.(userId, purpose) ?? null;

/** AS1, AS11: by the model if one is configured and answers, otherwise by the embedded engine. */
async function answered(
  draft: Looked,
  task: ModelTask,
  model: Model,
  stream: AnswerStream,
  previous: readonly ConversationTurn[],
): Promise<WorkedOut<Answered>> {
  const written = model === null ? null : await askModel(model, task, stream);
  if (written !== null)
    return {
      answer: { ...written, sources: [...written.sources], related: [] },
      engine: 'model',
      outcome: 'answered',
    };
  return byEngine(draft, previous);
}

/** AS47: the last step of a computation. */
function resultOf({ sources }: Looked): string | null {
  const computed = sources.find(({ type }) => type === 'calculation');
  return computed?.text.split('\n').at(-1) ?? null;
}

function byEngine(draft: Looked, previous: readonly ConversationTurn[]): WorkedOut<Answered> {
  const text = introduced(draft.text, previous);
  const sources = [...draft.sources];
  const outcome = sources.length === 0 ? 'empty' : draft.isFree ? 'free' : 'answered';
  const related = [...(draft.related ?? [])];
  return { answer: { text, sources, related }, engine: 'embedded', outcome };
}

/** Streams an answer paragraph by paragraph, once it is paid for. */
function emitAll(text: string, { emit }: AnswerStream): void {
  for (const piece of text.split(/(?<=\n\n)/)) emit(piece);
}

function countsOf(sources: readonly AssistantSource[]) {
  const count = (...types: readonly AssistantSource['type'][]) =>
    sources.filter(({ type }) => types.includes(type)).length;
  return {
    courseContent: count('explanation', 'topic', 'formulae', 'calculation'),
    personalNotes: count('note', 'mistake'),
    similarProblems: count('question'),
  };
}
