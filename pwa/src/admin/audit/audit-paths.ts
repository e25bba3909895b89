import type { AuditEntry } from '@exam/shared-schema/contract';
import { consolePaths, previewPath, searchedPath, userPath } from '../../app/paths-of-console.ts';

/** Names of what exists, by id. */
export type Names = Readonly<Record<string, string>>;

/** Things with a page of their own, or that are about a user; other kinds are found in their list. */
const OWN: Readonly<Record<string, (entry: AuditEntry, names: Names) => string | null>> = {
  users: ({ thingId }, names) => pageOf(thingId, names),
  papers: ({ thingId }, names) => (names[thingId] === undefined ? null : previewPath(thingId)),
  // Extra time and attempts have ids that begin or end with that of the student.
  accommodations: ({ thingId }, names) => pageOf(thingId.replace(/^s_/, ''), names),
  attempts: ({ thingId }, names) => pageOf(thingId.split('/')[0] ?? '', names),
  settings: () => consolePaths.settings,
  tokens: ({ after }, names) => pageOf(String(after?.['userId'] ?? ''), names),
};

/** By kind, which is the key of its list. */
const PATHS: Readonly<Record<string, string | { readonly list: string } | undefined>> = consolePaths;

const pageOf = (userId: string, names: Names) => (names[userId] === undefined ? null : userPath(userId));

/** AU5: the page of the changed thing; null if it is gone, or has none. */
export function thingPath(entry: AuditEntry, names: Names): string | null {
  const own = OWN[entry.kind];
  if (own !== undefined) return own(entry, names);
  const name = names[entry.thingId];
  const paths = PATHS[entry.kind];
  if (name === undefined || paths === undefined) return null;
  if (typeof paths === 'string') return paths;
  return searchedPath(paths.list, name);
}

/** AU5: the page of the user who made the change; null if the account is gone. */
export const authorPath = ({ userId }: AuditEntry, names: Names): string | null => pageOf(userId, names);

/** AU2: the log of one thing. */
export const changesPath = (thingId: string): string =>
  `${consolePaths.audit}?${new URLSearchParams({ thing: thingId }).toString()}`;
