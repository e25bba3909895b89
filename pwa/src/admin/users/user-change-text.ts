import type { UserChange } from '@exam/shared-schema/contract';

/** What an administrator changed about a user, as a line: 'Account status: approved → banned'. */
export function changeText({ kind, action, before, after }: UserChange): string {
  if (kind === 'users' && action === 'create') return 'Account created';
  if (kind === 'tokens') return `Tokens given: ${textOf(after?.['tokens'])}`;
  const names = Object.keys({ ...before, ...after }).filter((name) => NAMES[name] !== undefined);
  const changes = names.map((name) => {
    const [from, to] = [before?.[name], after?.[name]];
    if (from === undefined) return `${NAMES[name]}: ${textOf(to)}`;
    return `${NAMES[name]}: ${textOf(from)} → ${textOf(to)}`;
  });
  return changes.length > 0 ? changes.join('; ') : `Changed: ${kind}`;
}

const NAMES: Readonly<Record<string, string>> = {
  accountStatus: 'Account status',
  role: 'Role',
  college: 'College',
  reason: 'Reason',
  sessions: 'Signed-in devices',
  passwordReset: 'Password reset',
  extraTimePercent: 'Extra time, per cent',
};

const textOf = (value: unknown): string =>
  value === undefined || value === null ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
