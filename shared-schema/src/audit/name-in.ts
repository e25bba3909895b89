import type { Names } from './value-text.ts';

interface Entry {
  readonly thingId: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const NAMING = ['name', 'title', 'fullName', 'username', 'text'] as const;
const MOST_CHARACTERS = 80;

/** AU5: the current name of a changed thing, else the one that the entry recorded; null if there is neither. */
export function nameIn({ thingId, before, after }: Entry, names: Names): string | null {
  const current = names[thingId];
  if (current !== undefined) return current;
  const recorded = [after, before].flatMap((members) => NAMING.map((name) => members?.[name]));
  const name = recorded.find((each) => typeof each === 'string' && each !== '') as string | undefined;
  if (name === undefined) return null;
  return name.length > MOST_CHARACTERS ? `${name.slice(0, MOST_CHARACTERS)}...` : name;
}
