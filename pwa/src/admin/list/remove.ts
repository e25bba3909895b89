import type { Call, CallArguments } from '@exam/shared-schema/contract';
import { serverCall } from '../../state/index.ts';
import { sentenceOf } from '../load.ts';

type Removed = { readonly ok: boolean; readonly message: string };

export interface RemovePlan {
  /** What the question says of the consequences. */
  readonly warning: string;
  readonly send: (id: string) => Promise<Removed>;
}

/** What deletes one, by the call that does; its path names the id. */
export function removeBy(
  call: Call,
  told: { readonly warning: string; readonly success: string; readonly failure: string },
): RemovePlan {
  return {
    warning: told.warning,
    send: async (id) => {
      const result = await serverCall(call, { params: { id } } as CallArguments<Call>);
      return result.ok
        ? { ok: true, message: told.success }
        : { ok: false, message: sentenceOf(result, told.failure) };
    },
  };
}
