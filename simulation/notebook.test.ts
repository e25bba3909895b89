import fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserEdge } from '../pwa/src/api/index.ts';
import { openDatabase, type ExamDatabase } from '../pwa/src/offline/database/database.ts';
import { keepEntry, type NotebookAction } from '../pwa/src/offline/notebook/keep-entry.ts';
import { allCards } from '../pwa/src/offline/notebook/lists.ts';
import { syncNotebook } from '../pwa/src/offline/notebook/sync-notebook.ts';
import { startSession } from '../pwa/src/offline/session/session.ts';
import { rounds } from '../scripts/vitest/size.ts';
import { Device, questionsOf } from '../sync-server/test/support/device.ts';
import { openHall, type Hall } from '../sync-server/test/support/hall.ts';
import { START } from '../sync-server/test/support/test-server.ts';

const MINUTE = 60_000;
const NO_LINE = new TypeError('No network');

let hall: Hall;
let questionIds: string[];
const engineBefore = process.env['PREP_ENGINE'];

afterAll(() => {
  if (engineBefore === undefined) delete process.env['PREP_ENGINE'];
  else process.env['PREP_ENGINE'] = engineBefore;
});

/** A device of a student with its own clock and random numbers, connected to the real server. */
class Phone {
  readonly database: ExamDatabase;
  readonly userId: string;
  now = START;
  isOnline = true;
  #serial = 0;

  constructor(name: string, userId: string) {
    this.userId = userId;
    const edge = {
      ...browserEdge,
      now: () => this.now,
      locks: () => null,
      bytes: (count: number) => this.#bytes(name, count),
      fetch: (url: string, request: RequestInit) => this.#fetch(url, request),
    };
    this.database = openDatabase(name, edge, { indexedDB: new IDBFactory(), IDBKeyRange });
  }

  /** The same bytes in every run, so that runs can be compared. */
  #bytes(name: string, count: number): Uint8Array {
    this.#serial += 1;
    const bytes = new Uint8Array(count);
    bytes.set([name.charCodeAt(0), (this.#serial * 97) % 256, this.#serial]);
    return bytes;
  }

  async #fetch(url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
    if (!this.isOnline) throw NO_LINE;
    const answer = await hall.server.app.inject({
      method: method as 'GET',
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  }

  async signIn(who: 'asha' | 'ravi'): Promise<this> {
    const user = {
      _id: this.userId,
      fullName: who,
      username: who,
      email: `${who}@example.com`,
      role: 'student' as const,
      accountStatus: 'verified' as const,
    };
    await startSession(this.database, user, hall[who].token, null);
    return this;
  }

  async does(questionId: string, action: NotebookAction, at: number): Promise<void> {
    this.now = at;
    await keepEntry(this.database, this.userId, questionId, action);
  }

  sync(): Promise<boolean> {
    return syncNotebook(this.database);
  }

  /** The state of every card, without its owner. */
  async cards() {
    const cards = await allCards(this.database, this.userId);
    return cards.map(({ userId: _userId, mistakes, ...card }) => ({ ...card, mistakes: mistakes.length }));
  }

  async unsent(): Promise<number> {
    return this.database.notebookEntries.where('unsentOf').equals(this.userId).count();
  }
}

async function sitBlank(who: 'asha' | 'ravi'): Promise<void> {
  const issued = await hall.issue(who);
  questionIds = questionsOf(issued.paper).map(({ _id }) => _id);
  const answer = await hall.handIn(new Device(issued, START - 1_000_000).start().seal().handIn());
  expect(answer.status, answer.text).toBe(201);
}

const action: fc.Arbitrary<NotebookAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('review' as const), rating: fc.integer({ min: 1, max: 4 }) }),
  },
  fc.record({ kind: fc.constant('note' as const), text: fc.string({ maxLength: 8 }) }),
  fc.constantFrom({ kind: 'removed' as const }, { kind: 'restored' as const }),
);

type Step =
  | {
      readonly phone: number;
      readonly question: number;
      readonly minutes: number;
      readonly action: NotebookAction;
    }
  | { readonly phone: number; readonly syncs: boolean };

/** An action on one of two phones, minutes before or after the server's time, or a synchronisation of one of them. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      phone: fc.integer({ min: 0, max: 1 }),
      question: fc.integer({ min: 0, max: 1 }),
      minutes: fc.integer({ min: -30_000, max: 600 }),
      action,
    }),
  },
  fc.record({ phone: fc.integer({ min: 0, max: 1 }), syncs: fc.constant(true) }),
);

async function run(who: 'asha' | 'ravi', steps: readonly Step[], order: readonly number[]) {
  const phones = await Promise.all(['a', 'b'].map((name) => new Phone(name, hall[who].id).signIn(who)));
  for (const each of steps) {
    const phone = phones[each.phone] as Phone;
    if ('syncs' in each) await phone.sync();
    else await phone.does(questionIds[each.question] ?? '', each.action, START + each.minutes * MINUTE);
  }
  for (const place of order) expect(await (phones[place] as Phone).sync()).toBe(true);
  const states = [];
  for (const phone of phones) {
    expect(await phone.unsent()).toBe(0);
    states.push(await phone.cards());
    phone.database.close();
  }
  return states;
}

describe.each(['sqlite', 'pglite'])('[NB4] two devices of a student, on %s', (engine) => {
  beforeEach(async () => {
    process.env['PREP_ENGINE'] = engine;
    hall = await openHall();
    await sitBlank('asha');
    await sitBlank('ravi');
    // The first PostgreSQL of a process takes seconds to start.
  }, 120_000);

  afterEach(() => hall.server.close());

  it(
    '[NB3] [NB4] agree on every card, whichever of them meets the server first',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
          const { store } = hall.server.context;
          await store.write((queries) => queries.delete(store.t.notebookEntries));
          const [a, b] = await run('asha', steps, [0, 1, 0]);
          expect(b).toEqual(a);
          const [c, d] = await run('ravi', steps, [1, 0, 1]);
          expect(d).toEqual(c);
          expect(c).toEqual(a);
        }),
        { numRuns: rounds({ short: 4, full: 200 }) },
      );
    },
  );

  it('[NB3] offline actions wait, are sent later, and are sent once', async () => {
    const phone = await new Phone('a', hall.asha.id).signIn('asha');
    phone.isOnline = false;
    const [first = ''] = questionIds;
    await phone.does(first, { kind: 'review', rating: 3 }, START);
    expect(await phone.sync()).toBe(false);
    expect(await phone.unsent()).toBe(1);
    phone.isOnline = true;
    expect([await phone.sync(), await phone.sync()]).toEqual([true, true]);
    const { read, t } = hall.server.context.store;
    expect([await phone.unsent(), await read.$count(t.notebookEntries)]).toEqual([0, 1]);
  });

  it('[NB3] a refused entry stays on the device, counts there, and is sent again a day later', async () => {
    const phone = await new Phone('a', hall.asha.id).signIn('asha');
    await phone.does('not-there-yet', { kind: 'note', text: 'Mine' }, START);
    expect(await phone.sync()).toBe(true);
    expect(await phone.unsent()).toBe(0);
    const refused = () => phone.database.notebookEntries.where('refusedOf').equals(hall.asha.id).toArray();
    expect(await refused()).toMatchObject([{ text: 'Mine', refusedAt: START }]);
    expect((await phone.cards()).find(({ note }) => note === 'Mine')).toBeTruthy();
    phone.now += 24 * 60 * MINUTE + 1;
    await phone.sync();
    expect(await refused()).toMatchObject([{ text: 'Mine', refusedAt: phone.now }]);
  });
});
