import * as z from 'zod/mini';
import { visibleLines } from './hidden-characters.ts';

const REASON = 'Give a reason of at most 500 characters';

/** The reason for a decision of an administrator, which is stored with it. */
export const reasonSchema = z
  .string(REASON)
  .check(z.trim(), z.minLength(1, REASON), z.maxLength(500, REASON), visibleLines('Reason'));
