import type OpenAI from 'openai';
import { dialectAfter, type Dialect } from './dialect.ts';
import { ModelTrouble, NO_USAGE, type ModelRequest, type ModelUsage } from './language-model.ts';
import {
  anyOf,
  isWorthRetrying,
  kindOf,
  timesFor,
  LateBegin,
  type RetryPolicy,
  type Times,
} from './retrying.ts';
import { nothingArrived, readStreamed, type Arrived, type ChatRequest } from './streamed-answer.ts';
import { tokensIn, tokensOfTurns } from './usage.ts';

/** The connection to a provider. */
export interface Asking {
  readonly client: OpenAI;
  readonly model: string;
  readonly retryPolicy: RetryPolicy;
  /** Adjusted after refused requests, and kept for later ones. */
  dialect: Dialect;
}

export interface Question extends ModelRequest {
  readonly form: { readonly name: string; readonly schema: Record<string, unknown> } | null;
  readonly onText: (piece: string) => void;
}

export interface Answered {
  readonly text: string;
  readonly usage: ModelUsage;
  /** Whether it was cut off at the token limit. */
  readonly isCut: boolean;
}

/**
 * LM4: asks with retries until there is an answer. No retry follows once a piece of the answer has arrived, or after a timeout.
 * @throws ModelTrouble
 */
export async function askWithRetries(asking: Asking, question: Question): Promise<Answered> {
  const { retryPolicy } = asking;
  const times = timesFor(retryPolicy, question.signal);
  for (let retries = 0; ;) {
    const arrived = nothingArrived();
    const { dialect } = asking;
    try {
      await askOnce(asking, question, times, arrived);
      return answerIn(question, arrived);
    } catch (error) {
      const other = dialectAfter(dialect, error);
      if (other !== null) asking.dialect = other;
      else if (!arrived.hasBegun && (await isWorthRetrying(error, { retries, retryPolicy, times })))
        retries += 1;
      else throw troubleOf(error, question, arrived, times);
    }
  }
}

async function askOnce(asking: Asking, question: Question, times: Times, arrived: Arrived): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new LateBegin()), asking.retryPolicy.beginsWithinMs);
  const reading = {
    mostTokens: question.mostTokens,
    signal: anyOf(late.signal, times.whole, times.caller),
    onBegin: () => clearTimeout(timer),
    onText: question.onText,
  };
  try {
    await readStreamed(asking.client, chatOf(asking, question), reading, arrived);
  } catch (error) {
    // The SDK reports every abort as one by the user.
    throw late.signal.aborted ? late.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

function chatOf({ model, dialect }: Asking, { turns, mostTokens, form }: Question): ChatRequest {
  return {
    model,
    messages: turns.map(({ role, text }) => ({ role, content: text })),
    stream: true,
    [dialect.limit]: mostTokens,
    ...(dialect.takesStreamOptions && { stream_options: { include_usage: true } }),
    ...(form !== null &&
      dialect.takesSchema && {
        response_format: { type: 'json_schema', json_schema: { ...form, strict: true } },
      }),
  };
}

/** @throws ModelTrouble if the answer is incomplete. */
function answerIn(question: Question, arrived: Arrived): Answered {
  const { text, finish, isRefused, hasBegun } = arrived;
  const usage = usageOf(question, arrived);
  if (isRefused || finish === 'content_filter') throw new ModelTrouble('refused', { usage });
  if (!hasBegun) throw new ModelTrouble('malformed');
  if (finish === null) throw new ModelTrouble('broken-off', { usage });
  return { text, usage, isCut: finish === 'length' };
}

/** Estimated if the provider does not report it. */
const usageOf = ({ turns }: Question, { usage, text }: Arrived): ModelUsage =>
  usage ?? { promptTokens: tokensOfTurns(turns), completionTokens: tokensIn(text) };

function troubleOf(cause: unknown, question: Question, arrived: Arrived, times: Times): ModelTrouble {
  if (cause instanceof ModelTrouble) return cause;
  const kind = kindOf(cause, times, arrived.hasBegun);
  // After a timeout the provider may still have processed, and charged, the question.
  const hasAsked = arrived.hasBegun || kind === 'slow' || kind === 'broken-off';
  return new ModelTrouble(kind, { cause, usage: hasAsked ? usageOf(question, arrived) : NO_USAGE });
}
