import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handInEventSchema, MAX_EVENTS, type HandInEvent, type UnhashedEvent } from './events.ts';
import { genesisHash, logHead, LogWriter, shortFingerprint } from './log-hash.ts';
import { eventLine, logText, readLog, textOfFirst } from './log-text.ts';
import { HEADER, runningSha256, ScriptedDevice, sha256 } from './testing.ts';
import { rounds } from '../../../scripts/vitest/size.ts';

const digest = 'a'.repeat(64);
const ofEveryType = [
  { type: 'started', session: 's1', offsetMs: -12.5 },
  { type: 'started', session: 's1' },
  { type: 'visited', questionId: 'q1' },
  { type: 'answered', questionId: 'q1', answer: 'a' },
  { type: 'answered', questionId: 'q1', answer: ['a', 'b'] },
  { type: 'cleared', questionId: 'q1' },
  { type: 'marked', questionId: 'q1' },
  { type: 'unmarked', questionId: 'q1' },
  { type: 'section-entered', sectionId: 'p1' },
  { type: 'section-closed', sectionId: 'p1' },
  { type: 'left-page' },
  { type: 'returned' },
  { type: 'fullscreen-left' },
  { type: 'clock-jumped', byMs: -5 },
  { type: 'resumed', session: 's2', reason: 'time-left', head: digest, elapsedMs: 5, word: 'x.y' },
  { type: 'sealed', by: 'student', elapsedMs: 5 },
  { type: 'pad-opened', strokes: 3 },
].map((event, seq) => ({ seq, at: 1_700_000_000_000 + seq, mono: seq, ...event }) as UnhashedEvent);

describe('[AT2] the text of a log', () => {
  it('is read as the events that were written, whatever order their members had', () => {
    const turned = ofEveryType.map(
      (event) => Object.fromEntries(Object.entries(event).reverse()) as unknown as UnhashedEvent,
    );
    expect(logText(turned)).toBe(logText(ofEveryType));
    expect(readLog(logText(ofEveryType))).toEqual({ ok: true, events: ofEveryType });
    expect(readLog('')).toEqual({ ok: true, events: [] });
  });

  it('names no hash and no seq: both follow from the text', () => {
    const event = { ...(ofEveryType[2] as UnhashedEvent), hash: digest };
    expect(eventLine(event)).toBe('["visited",1700000000002,2,{"questionId":"q1"}]');
    expect(eventLine(ofEveryType[10] as UnhashedEvent)).toBe('["left-page",1700000000010,10]');
  });

  it('is cut after any number of events with any content', () => {
    const answers = fc.array(fc.oneof(fc.string(), fc.constantFrom('],[', '"', '\\', '\\"],["')), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 6 }), fc.nat(7), (given, count) => {
        const events = given.map(
          (answer, seq) =>
            ({ type: 'answered', at: 1, mono: 1, seq, questionId: 'q', answer }) as UnhashedEvent,
        );
        expect(textOfFirst(logText(events), count)).toBe(logText(events.slice(0, count)));
      }),
    );
  });
});

/** Parts of JSON that two parsers may read differently. */
const odd = fc.oneof(
  fc.constantFrom(
    ' ',
    '\t',
    '\n',
    ',',
    '[',
    ']',
    '{',
    '}',
    '"',
    '\\',
    '\\u005d',
    '\\"',
    '"],["',
    ':',
    '0',
    '-0',
  ),
  fc.constantFrom(
    '1e400',
    '1e-400',
    '01',
    '+1',
    '.5',
    '2e3',
    '9007199254740993',
    '1.0',
    'NaN',
    'null',
    'true',
  ),
  fc.constantFrom(
    '"answer":"b",',
    '"events":[',
    '"type":"sealed"',
    '"seq":7,',
    '"hash":"x",',
    '"__proto__":{},',
  ),
  fc.constantFrom('\ud800', '\udc00', '\u0000', '\u2028', '\ufeff', 'é', '/**/', '//'),
);

const base = logText(ofEveryType.slice(0, 6));
/** A text with up to three odd parts inserted anywhere. */
const oddText = fc
  .array(fc.tuple(fc.nat(base.length), odd, fc.nat(3)), { minLength: 1, maxLength: 3 })
  .map((edits) =>
    edits.reduce((text, [place, part, cut]) => text.slice(0, place) + part + text.slice(place + cut), base),
  );

describe('[AT2] the hashed text is the marked text', () => {
  const genesis = genesisHash(HEADER, sha256);

  it('a text that is accepted has one reading as a list of events, and the same reading from its bytes', () => {
    let read = 0;
    fc.assert(
      fc.property(oddText, (text) => {
        const reading = readLog(text);
        if (!reading.ok) return;
        read += 1;
        // Stored and read back it is the same text: nothing in it is lost as UTF-8.
        expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text);
        const again = readLog(JSON.parse(JSON.stringify({ text })).text as string);
        expect(again).toEqual(reading);
        for (const [seq, event] of reading.events.entries()) {
          expect(event.seq).toBe(seq);
          expect(handInEventSchema.safeParse(event).success).toBe(true);
        }
      }),
      { numRuns: rounds({ short: 4_000, full: 200_000 }) },
    );
    // One in forty is, by chance.
    expect(read).toBeGreaterThan(25);
  });

  it('another text has another head', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        fc.pre(text !== base);
        expect(logHead(genesis, text, sha256)).not.toBe(logHead(genesis, base, sha256));
      }),
    );
  });

  it.each([
    ['a member of the stamp that occurs twice', '["visited",1,1,{"questionId":"q1","seq":5}]'],
    ['a type that occurs twice', '["pad-opened",1,1,{"type":"answered"}]'],
    ['a hash of its own', '["visited",1,1,{"questionId":"q1","hash":"x"}]'],
    ['a list that ends early', '["left-page",1,1]],[["left-page",1,1]'],
    ['more than four parts', '["left-page",1,1,{},1]'],
    ['fewer than three', '["left-page",1]'],
    ['an event that is an object', '{"type":"left-page","at":1,"mono":1}'],
    ['members that are a list', '["left-page",1,1,[]]'],
    ['members that are null', '["left-page",1,1,null]'],
    ['members that are a number', '["left-page",1,1,7]'],
    ['members that are a text', '["left-page",1,1,""]'],
    ['a number that is none', '["left-page",1e400,1]'],
    ['a number that is none, among members', '["pad-opened",1,1,{"strokes":1e400}]'],
    ['half a time', '["left-page",0.5,1]'],
    ['a lone surrogate', '["pad-opened",1,1,{"note":"\ud800"}]'],
    ['a time before all time', '["left-page",-1,1]'],
    ['an answer that is none', '["answered",1,1,{"questionId":"q1","answer":7}]'],
  ])('%s is refused', (_name, text) => {
    expect(readLog(text).ok).toBe(false);
  });

  it.each([8, 9, 5_000, 16_000])('members that are nested %d deep are refused', (depth) => {
    const text = `["pad-opened",1,1,{"a":${'['.repeat(depth)}${']'.repeat(depth)}}]`;
    expect(readLog(text)).toEqual({ ok: false, reason: 'Event 0 of the log is malformed.' });
  });

  it.each(['[]', '{}'])('more of %s than any paper needs are refused before they are made', (empty) => {
    const text = `["pad-opened",1,1,{"a":[${`${empty},`.repeat(4 * MAX_EVENTS)}${empty}]}]`;
    expect(readLog(text)).toEqual({ ok: false, reason: 'The log is not a list of events.' });
  });

  it('members that are nested seven deep are read', () => {
    expect(readLog(`["pad-opened",1,1,{"a":${'['.repeat(7)}${']'.repeat(7)}}]`).ok).toBe(true);
  });

  it('more events than any paper needs are refused, the parts of a log that came before included', () => {
    const text = (count: number) => Array(count).fill('["left-page",1,1]').join(',');
    const refused = { ok: false, reason: 'The log has too many events.' };
    expect([readLog(text(MAX_EVENTS)).ok, readLog(text(2), MAX_EVENTS - 2).ok]).toEqual([true, true]);
    expect([readLog(text(MAX_EVENTS + 1)), readLog(text(2), MAX_EVENTS - 1)]).toEqual([refused, refused]);
  });

  it('[ST13] the part of a log after an event is read with the seqs that follow it', () => {
    const reading = readLog('["left-page",1,1],["returned",2,2]', 7);
    expect(reading).toMatchObject({ ok: true, events: [{ seq: 7 }, { seq: 8 }] });
    const broken = readLog('["left-page",1,1],["returned",2]', 7);
    expect(broken).toEqual({ ok: false, reason: 'Event 8 of the log is malformed.' });
  });

  it('[ST69] a text is cut between two events, with any white space between them', () => {
    const text = '["left-page",1,1] ,\n["returned",2,2]';
    expect([0, 1, 2, 3].map((count) => textOfFirst(text, count))).toEqual([
      '',
      '["left-page",1,1] ',
      text,
      text,
    ]);
  });
});

/** Values at and beyond every limit of the schema. */
const value = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', -1, 0, -0, 0.5, 1e6, 8.64e15, 8.64e15 + 2, 2 ** 53, 1e308),
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    ['a', 1],
    { a: 1 },
    'clock',
    'sealed',
    'visited',
    digest,
    `${digest}\n`,
  ),
  fc.integer({ min: 60, max: 70 }).map((length) => 'a'.repeat(length)),
  fc.integer({ min: 126, max: 130 }).map((length) => 'é'.repeat(length)),
  fc.integer({ min: 62, max: 66 }).map((length) => Array<string>(length).fill('a')),
  fc.jsonValue({ maxDepth: 2 }),
);
const member = fc.constantFrom(
  'questionId',
  'answer',
  'session',
  'offsetMs',
  'sectionId',
  'by',
  'elapsedMs',
  'extra',
);

it('reads no event that the schema would refuse or change', () => {
  let taken = 0;
  const changed = fc.tuple(
    fc.constantFrom(...ofEveryType),
    fc.dictionary(member, value, { maxKeys: 2 }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(changed, ([event, members, isWhole]) => {
      const { type, at, mono, seq: _seq, ...own } = event as UnhashedEvent & Record<string, unknown>;
      const line = [type, at, mono, isWhole ? { ...own, ...members } : members];
      const reading = readLog(JSON.stringify(line));
      const expected = handInEventSchema.safeParse({ ...(line[3] as object), type, at, mono, seq: 0 });
      expect(reading.ok).toBe(expected.success);
      if (!reading.ok || !expected.success) return;
      taken += 1;
      expect(reading.events[0]).toEqual(JSON.parse(JSON.stringify(expected.data)) as HandInEvent);
    }),
    { numRuns: rounds({ short: 5_000, full: 100_000 }) },
  );
  expect(taken).toBeGreaterThan(200);
});

describe('[AT2] the head of a log', () => {
  const logged = () =>
    new ScriptedDevice()
      .start()
      .wait(900)
      .log({ type: 'visited', questionId: 'q1' })
      .log({ type: 'answered', questionId: 'q1', answer: ['b', 'a'] })
      .log({ type: 'sealed', by: 'student', elapsedMs: 900 });

  it('is that of the whole text, and each event has the head of the text up to it', () => {
    const { events, genesis } = logged();
    const heads = events.map((_, place) => logHead(genesis, logText(events.slice(0, place + 1)), sha256));
    expect(events.map(({ hash }) => hash)).toEqual(heads);
  });

  it('continues from stored events', () => {
    const { events, genesis } = logged();
    const writer = new LogWriter(genesis, runningSha256(), events.slice(0, 3));
    expect(writer).toMatchObject({ nextSeq: 3, head: events[2]?.hash });
    expect(writer.add(events[3] as UnhashedEvent)).toEqual(events[3]);
  });

  it('is the digest of the header before the first event, and of the text from the first one on', () => {
    const { events, genesis } = logged();
    expect(new LogWriter(genesis, runningSha256())).toMatchObject({ nextSeq: 0, head: genesis });
    const afterOne = new LogWriter(genesis, runningSha256(), events.slice(0, 1));
    expect(afterOne).toMatchObject({ nextSeq: 1, head: events[0]?.hash });
    expect(logHead(genesis, '', sha256)).toBe(genesis);
  });

  it('binds the log to attempt, user, paper and package version', () => {
    const { events, genesis } = logged();
    const text = logText(events);
    for (const key of ['attemptId', 'userId', 'testId', 'packageVersion'] as const) {
      const other = genesisHash({ ...HEADER, [key]: 'another' }, sha256);
      expect(logHead(other, text, sha256)).not.toBe(logHead(genesis, text, sha256));
    }
  });

  it('is shown as eight digits that people can read to each other', () => {
    expect(shortFingerprint('0'.repeat(64))).toBe('0000-0000');
    expect(shortFingerprint('f'.repeat(64))).toBe('ZZZZ-ZZZZ');
    expect(shortFingerprint('0000000001' + 'f'.repeat(54))).toBe('0000-0001');
  });
});
