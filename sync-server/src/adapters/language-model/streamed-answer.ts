import type OpenAI from 'openai';
import type { ModelUsage } from './language-model.ts';
import { EndlessAnswer } from './retrying.ts';
import { usageIn } from './usage.ts';

/** The parts of an answer received so far, also if it breaks off. */
export interface Arrived {
  text: string;
  /** As reported by the provider; null until then. */
  usage: ModelUsage | null;
  /** The provider's finish reason; null until then. */
  finish: string | null;
  isRefused: boolean;
  /** Whether anything has arrived. */
  hasBegun: boolean;
}

export const nothingArrived = (): Arrived => ({
  text: '',
  usage: null,
  finish: null,
  isRefused: false,
  hasBegun: false,
});

/** Upper bound of the average length of a token. */
const MOST_CHARACTERS_A_TOKEN = 16;

export type ChatRequest = OpenAI.ChatCompletionCreateParamsStreaming;

interface Reading {
  /** Of the answer. */
  readonly mostTokens: number;
  readonly signal: AbortSignal;
  /** Called once, when the first piece arrives. */
  readonly onBegin: () => void;
  readonly onText: (piece: string) => void;
}

/** Reads an answer piece by piece into `arrived`, which keeps what was received if this throws. */
export async function readStreamed(
  client: OpenAI,
  chat: ChatRequest,
  { mostTokens, signal, onBegin, onText }: Reading,
  arrived: Arrived,
): Promise<void> {
  const stream = await client.chat.completions.create(chat, { signal });
  for await (const chunk of stream) {
    if (!arrived.hasBegun) onBegin();
    arrived.hasBegun = true;
    const piece = take(chunk, arrived);
    if (piece === '') continue;
    arrived.text += piece;
    if (arrived.text.length > mostTokens * MOST_CHARACTERS_A_TOKEN)
      throw new EndlessAnswer('The answer does not end');
    onText(piece);
  }
  // The SDK ends an aborted stream as if it were complete.
  signal.throwIfAborted();
}

/** Some servers omit fields that the types require. */
type Chunk = Partial<Pick<OpenAI.ChatCompletionChunk, 'choices' | 'usage'>>;

function take({ choices, usage }: Chunk, arrived: Arrived): string {
  arrived.usage = usageIn(usage) ?? arrived.usage;
  const [choice] = choices ?? [];
  arrived.finish = choice?.finish_reason ?? arrived.finish;
  const { content, refusal } = (choice?.delta ?? {}) as { content?: unknown; refusal?: unknown };
  if (typeof refusal === 'string' && refusal !== '') arrived.isRefused = true;
  return typeof content === 'string' ? content : '';
}
