import { ask, solveProblem, type CallBody } from '@exam/shared-schema/contract';
import type { CallResult } from '../../api/index.ts';
import { streamedCall } from '../../state/streamed-call.ts';
import type { Ask, Reply } from './turn.ts';

type AskBody = CallBody<typeof ask>;
export type SolveBody = CallBody<typeof solveProblem>;
export type Solution = Extract<Awaited<ReturnType<typeof solve>>, { ok: true }>['answer'];

/** @param about the question of a paper that is asked about, if any. */
export function askAbout(about: Omit<AskBody, 'question' | 'conversation'>): Ask {
  return async (question, { conversation, signal, onText }) => {
    const body = { ...about, question, conversation: [...conversation] };
    const result = await streamedCall(ask, { body }, { signal, onText });
    return withReply(result, ({ answer, related, paidQuestion }) => ({
      text: answer,
      related,
      paidQuestion,
    }));
  };
}

/** @param onSolution receives what the answer has besides its text. */
export function solving(body: SolveBody, onSolution: (solution: Solution) => void): Ask {
  return async (_question, { signal, onText }) => {
    const result = await solve(body, { signal, onText });
    if (result.ok) onSolution(result.answer);
    return withReply(result, ({ explanation }) => ({ text: explanation, related: [] }));
  };
}

const solve = (body: SolveBody, options: { signal: AbortSignal; onText: (piece: string) => void }) =>
  streamedCall(solveProblem, { body }, options);

type OwnOfCall = 'text' | 'related' | 'paidQuestion';

function withReply<A extends Omit<Reply, OwnOfCall>>(
  result: CallResult<A>,
  wordsOf: (answer: A) => Pick<Reply, OwnOfCall>,
): CallResult<Reply> {
  if (!result.ok) return result;
  const { sources, tokenInfo, engine } = result.answer;
  return { ...result, answer: { ...wordsOf(result.answer), sources, tokenInfo, engine } };
}
