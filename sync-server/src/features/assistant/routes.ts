import type { FastifyInstance } from 'fastify';
import { ask, solveProblem, type AssistantSource, type ConversationTurn } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { Allowance, AppError, bindStreamed } from '../../http/index.ts';
import { draftAbout } from './draft-about.ts';
import { draftAnswer, draftSolution } from './draft.ts';
import type { Looked } from './embedded-free.ts';
import { introduced } from './embedded-phrases.ts';
import { knownQuestion } from './known-question.ts';
import { askPaid, type WorkedOut } from './paid-question.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';
import { refuseHeldBack } from './refuse-held-back.ts';
import { broughtQuestion, performanceFeedback, problemFacts } from './solve.ts';
import { studentAnswer } from './student-answer.ts';
import { askModel, newest, type ModelTask, type AnswerStream } from './with-model.ts';

/** AS12: rate limit per student: burst, then this many per second. Needed because questions without an answer are free. */
const QUESTIONS_OF_A_STUDENT = { burst: 20, perSecond: 1 / 3 } as const;

type Needs = AssistantNeeds & AssistantParts & { readonly limits: boolean };

/** The study assistant: POST /ask and POST /solve-problem. */
export function assistantRoutes(app: FastifyInstance, context: Context, needs: Needs): void {
  const limitRate = rateLimitOf(needs);
  bindStreamed(app, ask, async ({ body }, { caller, ...stream }) => {
    limitRate(caller._id);
    const asked = { userId: caller._id, text: body.question, conversation: body.conversation };
    await refuseHeldBack(context, needs, caller._id, typedIn(body));
    const known = await knownQuestion(context, needs, caller._id, body);
    const { answer, engine, tokenInfo } = await askPaid(
      context,
      needs,
      { userId: caller._id, kind: 'ask', ...stream },
      async () => {
        const draft =
          known === null
            ? await draftAnswer(context, needs, asked)
            : await draftAbout(context, needs, caller._id, known);
        const task = { ...asked, sources: draft.sources, ownAnswer: null };
        return answered(draft, task, modelFor(needs, caller._id, 'ask'), stream);
      },
    );
    const { text, sources } = answer;
    if (engine === 'embedded') emitAll(text, stream);
    return { answer: text, sources, tokenInfo, engine, hasRelevantMaterials: sources.length > 0 };
  });
  bindStreamed(app, solveProblem, async ({ body }, { caller, ...stream }) => {
    limitRate(caller._id);
    await refuseHeldBack(context, needs, caller._id, [...typedIn(body), body.explanation ?? '']);
    const question = await broughtQuestion(context, needs, caller._id, body);
    const own = question === null ? null : studentAnswer(question, body);
    const feedback = performanceFeedback(question, own);
    const { answer, engine, tokenInfo } = await askPaid(
      context,
      needs,
      { userId: caller._id, kind: 'solve', ...stream },
      async () => {
        const about = { question, answer: own, problem: body };
        const draft = await draftSolution(context, needs, caller._id, about);
        const { conversation } = body;
        const task = { text: body.question, conversation, sources: draft.sources, ownAnswer: feedback };
        return answered(draft, task, modelFor(needs, caller._id, 'solve'), stream);
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
  });
}

/** @throws AppError RATE_LIMITED */
function rateLimitOf({ limits }: Needs): (userId: string) => void {
  if (!limits) return () => undefined;
  const allowance = new Allowance(QUESTIONS_OF_A_STUDENT);
  return (userId) => {
    const retryAfter = allowance.wait(userId);
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfter });
    allowance.use(userId, 1);
  };
}

interface Answered {
  readonly text: string;
  readonly sources: AssistantSource[];
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
): Promise<WorkedOut<Answered>> {
  const written = model === null ? null : await askModel(model, task, stream);
  if (written !== null)
    return { answer: { ...written, sources: [...written.sources] }, engine: 'model', hasAnswer: true };
  const text = introduced(draft.text, task.conversation);
  const sources = [...draft.sources];
  return { answer: { text, sources }, engine: 'embedded', hasAnswer: sources.length > 0 };
}

/** Streams an answer paragraph by paragraph, once it is paid for. */
function emitAll(text: string, { emit }: AnswerStream): void {
  for (const piece of text.split(/(?<=\n\n)/)) emit(piece);
}

/** Everything the student typed that an engine will read. */
function typedIn({
  question,
  conversation,
}: {
  readonly question: string;
  readonly conversation: readonly ConversationTurn[];
}): string[] {
  return [question, ...newest(conversation).map(({ text }) => text)];
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
