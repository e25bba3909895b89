import { generalMessage, networkFailure, NO_NETWORK } from '../../api/index.ts';
import { DamagedTicketError } from './read-ticket.ts';

/** Why a paper was not saved, with a message for the student. */
export interface SaveFailure {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
}

export const NO_SPACE = {
  ok: false,
  code: 'NO_SPACE',
  message:
    'There is not enough free space on this device. Nothing was changed; free some space and try again.',
} as const;
const CANCELLED = { ok: false, code: 'CANCELLED', message: 'Saving was cancelled.' } as const;
export const DAMAGED = {
  ok: false,
  code: 'DAMAGED',
  message: 'The paper did not arrive whole. Please try again.',
} as const;
/** ST55: shown on cards that have no message of their own for it. */
export const NETWORK = {
  ok: false,
  code: NO_NETWORK,
  message: generalMessage(networkFailure(NO_NETWORK)),
} as const;

export class SaveError extends Error {
  readonly failure: SaveFailure;
  constructor(failure: SaveFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The message for a failed save. */
export function failureOf(error: unknown, signal: AbortSignal): SaveFailure {
  if (error instanceof SaveError) return error.failure;
  if (error instanceof DamagedTicketError) return DAMAGED;
  if (signal.aborted) return CANCELLED;
  if (isQuotaError(error)) return NO_SPACE;
  return NETWORK;
}

/** IndexedDB reports a full disk in several ways; Dexie wraps the browser's error in `inner`. */
function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const inner = (error as { inner?: unknown }).inner;
  return error.name === 'QuotaExceededError' || (inner !== undefined && isQuotaError(inner));
}
