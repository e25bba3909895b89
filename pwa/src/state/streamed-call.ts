import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import type { CallResult } from '../api/index.ts';
import { streamApi, type StreamOptions } from '../api/stream-call.ts';
import { asSignedIn } from './server-call.ts';

/**
 * AW1: like `serverCall`, but passes on the answer's text as it arrives. Not exported from the index, which is loaded
 * with the first screen, because only the assistant needs it.
 */
export function streamedCall<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: Omit<StreamOptions, 'token' | 'renew'>,
): Promise<CallResult<CallAnswer<C>>> {
  return asSignedIn(call, (credentials) => streamApi(call, args, { ...options, ...credentials }));
}
