import { COMMON_PASSWORD, normalizedPassword } from '@exam/shared-schema/contract';
import { AppError } from '../../../http/index.ts';
import { commonPasswords } from './common-password-list.ts';

const common: ReadonlySet<string> = new Set(commonPasswords.trim().split(/\s+/));

/** ST33: the most common passwords in any case, and the account's own data. */
export function refuseCommonPassword(field: string, password: string, own: readonly string[]): void {
  const fold = (text: string) => normalizedPassword(text).toLowerCase();
  const folded = fold(password);
  const names = own.flatMap((text) => [fold(text), fold(text).split('@')[0]]);
  if (common.has(folded) || names.includes(folded))
    throw new AppError('VALIDATION', COMMON_PASSWORD, { errors: { [field]: COMMON_PASSWORD } });
}
