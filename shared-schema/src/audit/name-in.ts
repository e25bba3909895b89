import { asWords } from './as-words.ts';
import type { Names } from './value-text.ts';

interface Entry {
  readonly kind: string;
  readonly thingId: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const NAMING = ['name', 'title', 'fullName', 'username', 'text'] as const;
const MOST_CHARACTERS = 80;

/** AU5: the ids in the id of a thing: extra time and attempts are named by their student. */
export const idsWithin = (thingId: string): string[] => thingId.split(/^[sb]_|\//).filter(Boolean);

/**
 * AU5: the current name of a changed thing, or of the user that it is about, else the one that the entry recorded; null
 * if there is none.
 */
export function nameIn({ kind, thingId, before, after }: Entry, names: Names): string | null {
  if (kind === 'settings') return asWords(thingId);
  const about = String(after?.['userId'] ?? '');
  const current = [...idsWithin(thingId), about].map((id) => names[id]).find((name) => name !== undefined);
  if (current !== undefined) return current;
  const recorded = [after, before].flatMap((members) => NAMING.map((name) => members?.[name]));
  const name = recorded.find((each) => typeof each === 'string' && each !== '') as string | undefined;
  if (name === undefined) return null;
  return name.length > MOST_CHARACTERS ? `${name.slice(0, MOST_CHARACTERS)}...` : name;
}
