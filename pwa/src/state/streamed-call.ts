import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import type { CallResult } from '../api/index.ts';
import { streamApi, type StreamOptions } from '../api/stream-call.ts';
import { asSignedIn } from './server-call.ts';

/**
 * As `serverCall`, with the text of the answer while it comes. Not part of the index: only the assistant needs it, and
 * what the index has comes with the first screen.
 */
export function streamedCall<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: Omit<StreamOptions, 'token' | 'renew'>,
): Promise<CallResult<CallAnswer<C>>> {
  return asSignedIn(call, (credentials) => streamApi(call, args, { ...options, ...credentials }));
}
