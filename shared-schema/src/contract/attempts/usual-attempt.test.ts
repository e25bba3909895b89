import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attemptSchema } from './attempt-on-wire.ts';
import { isUsualAttempt } from './usual-attempt.ts';
import { rounds } from '../../../../scripts/vitest/size.ts';

const digest = 'a'.repeat(64);
const response = {
  questionId: 'q1',
  selectedAnswer: 'a',
  timeTaken: 3,
  isSkipped: false,
  markedForReview: false,
  visits: 1,
  answeredAt: '2026-01-05T09:00:00.000Z',
};

const usual = {
  attemptId: 'a1',
  userId: 'u1',
  testId: 't1',
  packageVersion: digest,
  responses: [response, { ...response, questionId: 'q2', selectedAnswer: null, answeredAt: null }],
  submissionType: 'final',
  totalTimeTaken: 60,
  startedAt: '2026-01-05T09:00:00.000Z',
  submittedAt: '2026-01-05T09:00:05Z',
  deviceId: 'd1',
  ticket: 'x.y',
  clock: { offsetMs: -1.5, measuredAt: null },
  log: { head: digest, events: '["left-page",1,1]' },
};

/** Values at and beyond every limit of the schema. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    -1,
    0,
    -0,
    0.5,
    1e6,
    1e6 + 1,
    8.64e15,
    8.64e15 + 2,
    2 ** 53,
    1e308,
  ),
  fc.constantFrom<unknown>([], {}, [null], ['a', 1], { a: 1 }, 'final', 'clock', 'sealed', 'visited', digest),
  fc.constantFrom<unknown>(
    digest.toUpperCase(),
    `${digest}\n`,
    'id\n',
    'a b',
    31_536_000,
    31_536_001,
    100_001,
  ),
  fc.constantFrom(
    '2026-02-30T00:00:00.000Z',
    '2026-02-29T00:00:00.000Z',
    '2026-13-01',
    'Mon, 05 Jan 2026 09:00:00 GMT',
  ),
  fc.integer({ min: 60, max: 70 }).map((length) => 'a'.repeat(length)),
  fc.integer({ min: 126, max: 130 }).map((length) => 'é'.repeat(length)),
  fc.integer({ min: 62, max: 66 }).map((length) => Array<string>(length).fill('a')),
  fc.jsonValue({ maxDepth: 2 }),
);

type Path = readonly (string | number)[];

function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    [name],
    ...pathsOf(member).map((path) => [name, ...path]),
  ]);
}

/** A copy with one member replaced, removed or added. */
function changed(
  value: unknown,
  path: Path,
  change: (members: Record<string, unknown>, name: string) => void,
): unknown {
  const copy = structuredClone(value);
  let at = copy as Record<string, unknown>;
  for (const name of path.slice(0, -1)) at = at[name as string] as Record<string, unknown>;
  change(at, String(path.at(-1)));
  return copy;
}

const paths = fc.constantFrom(...pathsOf(usual));
const attempt = fc.oneof(
  fc.tuple(paths, odd).map(([path, value]) => changed(usual, path, (at, name) => (at[name] = value))),
  paths.map((path) => changed(usual, path, (at, name) => delete at[name])),
  fc
    .tuple(
      paths,
      fc.oneof(fc.constantFrom('extra', 'toString', 'hash', 'session', 'questionId'), fc.string()),
      odd,
    )
    .map(([path, extra, value]) => changed(usual, path, (at) => (at[extra] = value))),
  odd,
);

it('accepts what the app hands in', () => {
  expect(isUsualAttempt(usual)).toBe(true);
  expect(attemptSchema.parse(usual)).toEqual(usual);
});

it('accepts nothing that the schema would refuse or change', () => {
  let yes = 0;
  fc.assert(
    fc.property(attempt, (given) => {
      const body: unknown = JSON.parse(JSON.stringify(given));
      if (!isUsualAttempt(body)) return;
      yes += 1;
      expect(attemptSchema.parse(body)).toEqual(body);
    }),
    { numRuns: rounds({ short: 2_000, full: 200_000 }) },
  );
  expect(yes).toBeGreaterThan(100);
});
