import { handInResultSchema, type HandInResult } from '@exam/shared-schema/contract';
import type { ResultRow } from '../database/database.ts';

/**
 * A result as this version of the app reads it. A result that another version stored and that does not match the
 * schema counts as missing: the screen shows what the receipt proves or what the device marked itself, until the
 * server has sent the result again.
 */
export function resultOf(row: ResultRow | undefined): HandInResult | null {
  const parsed = handInResultSchema.safeParse(row?.result);
  return parsed.success ? parsed.data : null;
}

/** SY6: whether another log of the attempt was scored; read from what any version of the app has stored. */
export function isSuperseded(row: ResultRow | undefined): boolean {
  const flags: unknown = (row?.result as Partial<HandInResult> | undefined)?.flags;
  return Array.isArray(flags) && flags.includes('superseded');
}
