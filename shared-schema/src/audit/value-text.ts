import { asWords } from './as-words.ts';

/** Names of things by id. */
export type Names = Readonly<Record<string, string>>;

/** Members that name what they are in. */
const NAMING = ['name', 'title', 'fullName', 'text'] as const;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const INDIA_OFFSET_MS = 19_800_000;
/** Longer lists are written on lines. */
const ONE_LINE = 80;

/** AU4: a value as text without any notation of code; empty for none. Times are in India's time. */
export function valueText(value: unknown, names: Names): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string')
    return Object.hasOwn(names, value) ? (names[value] ?? value) : timeText(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return listText(value.map((each) => valueText(each, names)).filter(Boolean));
  return typeof value === 'object' ? objectText(value, names) : String(value as number);
}

function timeText(text: string): string {
  if (!TIME.test(text)) return text;
  const time = new Date(Date.parse(text) + INDIA_OFFSET_MS).toISOString();
  return `${time.slice(0, 10)} ${time.slice(11, 16)}, India time`;
}

function listText(texts: readonly string[]): string {
  const line = texts.join(', ');
  return line.length > ONE_LINE || line.includes('\n') ? texts.join('\n') : line;
}

/** Of what has an id and a name the name, with the address of a user; of anything else all members. */
function objectText(value: object, names: Names): string {
  const members = value as Readonly<Record<string, unknown>>;
  const named = '_id' in members ? NAMING.find((each) => typeof members[each] === 'string') : undefined;
  if (named !== undefined) {
    const name = String(members[named]);
    return typeof members['email'] === 'string' ? `${name} (${members['email']})` : name;
  }
  const parts = Object.entries(members).flatMap(([member, each]) => {
    const text = valueText(each, names);
    return text === '' ? [] : [`${asWords(member)}: ${text}`];
  });
  return parts.some((part) => part.includes('\n')) ? parts.join('\n') : parts.join('; ');
}
