import * as contract from '@exam/shared-schema/contract';
import type { Call } from '@exam/shared-schema/contract';
import { mediaCall } from '../../src/features/packages/media.ts';

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value
  );
}

/** A call, with that for its rows as a file, or those of one kind of thing. */
function callsIn(value: unknown): readonly Call[] {
  if (isCall(value)) return 'file' in value && isCall(value.file) ? [value, value.file] : [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).filter(isCall).flatMap(callsIn)
    : [];
}

/** Every call that the contract names and the server answers. */
export const allCalls: readonly Call[] = [
  ...(Object.values(contract) as unknown[]).flatMap(callsIn),
  mediaCall,
];
