import * as contract from '@exam/shared-schema/contract';
import type { Call } from '@exam/shared-schema/contract';
import { mediaCall } from '../../src/features/packages/media.ts';

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value
  );
}

/** A call, or those of one kind of thing. */
function callsIn(value: unknown): readonly Call[] {
  if (isCall(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isCall) : [];
}

/** Every call that the contract names and the server answers. */
export const allCalls: readonly Call[] = [
  ...(Object.values(contract) as unknown[]).flatMap(callsIn),
  mediaCall,
];
