import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListedQuestion, WholeQuestion } from '@exam/shared-schema/contract';
import { exportText } from '../src/features/questions/admin/export.ts';
import { saveQuestions } from '../src/bank/save-questions.ts';
import { createPaper } from '../src/papers/create-paper.ts';
import { Device, issueAndFetch } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { addOrganisation } from './support/organisations.ts';
import { publishSample } from './support/papers.ts';
import { editQuestions } from './support/questions.ts';
import { dataIn, refusalIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;
let admin: string;
let glacier: string;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
  const [saved] = await saveQuestions(hall.server.context, [
    {
      type: 'MCQ',
      text: 'Which moraine does a glacier leave at its snout?',
      options: ['terminal', 'lateral'].map((each) => ({ _id: each, text: each })),
      key: { type: 'MCQ', correct: ['terminal'] },
      difficulty: 9,
      licence: 'CC BY 4.0',
      sourceName: 'questions test',
      sourceKey: 'glacier',
    },
  ]);
  glacier = saved?.id ?? '';
});

afterEach(() => hall.server.close());

const get = (path: string, token: string | undefined = admin) =>
  hall.server.ask('GET', `/api/questions${path}`, { token });
const listed = async (query: string) =>
  ((await get(`?${query}`)).json as { questions: ListedQuestion[] }).questions;
const idsOf = async (query: string) => (await listed(query)).map(({ _id }) => _id);
const whole = async (id: string) => dataIn(await get(`/${id}`)) as WholeQuestion;
const judge = (state: string, reason = 'Looked at') =>
  hall.server.ask('POST', `/api/questions/${glacier}/state`, { token: admin, body: { state, reason } });
const quarantine = () =>
  editQuestions(hall.server.context, { state: 'quarantined' }, ({ id }) => id === glacier);
const correct = (id: string, key: unknown, reason = 'Two were right') =>
  hall.server.ask('POST', `/api/questions/${id}/key`, { token: admin, body: { key, reason } });
const paperRow = async () => {
  const { read, t } = hall.server.context.store;
  const [row] = await read.select().from(t.papers).where(eq(t.papers.id, hall.paperId));
  if (row === undefined) throw new Error('No paper');
  return row;
};
const audited = () => hall.server.context.store.read.$count(hall.server.context.store.t.auditEntries);

describe('[BK10] the list of questions', () => {
  test('finds by words and by every filter', async () => {
    for (const query of [
      'search=snout%20glac',
      'difficultyFrom=9',
      `licence=${encodeURIComponent('CC BY 4.0')}`,
      'search=moraine&type=MCQ&state=active&pool=ranked&difficultyTo=9',
    ])
      expect(await idsOf(query)).toEqual([glacier]);
    for (const query of ['search=volcano', 'search=glacier&type=MSQ', 'search=glacier&difficultyTo=8'])
      expect(await idsOf(query)).toEqual([]);
    expect((await idsOf('sort=-difficulty'))[0]).toBe(glacier);
  });

  test('by subject and topic it is those of theirs', async () => {
    const make = async (path: string, body: object) =>
      dataIn<{ _id: string }>(await hall.server.ask('POST', `/api/${path}`, { token: admin, body }))._id;
    const subjectId = await make('subjects/create_subject', { name: 'Geology' });
    const topicId = await make('topics/create_topic', {
      name: 'Glaciers',
      subjectId,
      difficultyRange: { min: 1, max: 9 },
    });
    await editQuestions(hall.server.context, { subjectId, topicId }, ({ id }) => id === glacier);
    expect(await idsOf(`subject=${subjectId}`)).toEqual([glacier]);
    expect(await idsOf(`topic=${topicId}&sort=difficulty`)).toEqual([glacier]);
    expect(await idsOf(`subject=${topicId}`)).toEqual([]);
  });

  test('says in how many published papers a question is', async () => {
    const counts = (await listed('')).map(({ _id, papers }) => [_id === glacier, papers]);
    expect(counts).toHaveLength(5);
    for (const [isGlacier, papers] of counts) expect(papers).toBe(isGlacier ? 0 : 1);
  });

  test('refuses students and a difficulty that there is not', async () => {
    expect((await get('', await hall.server.signIn('asha'))).status).toBe(403);
    expect((await get('?difficultyFrom=11')).status).toBe(400);
  });
});

describe('[OR12] a teacher', () => {
  let teacher: string;
  let practice: string;

  beforeEach(async () => {
    const { context, addUser, signIn } = hall.server;
    await addOrganisation(context, 'college');
    await addUser({ username: 'guru', role: 'teacher', organisationId: 'college' });
    teacher = await signIn('guru');
    const [saved] = await saveQuestions(context, [
      {
        type: 'MCQ',
        text: 'Which moraine lies beside a glacier?',
        options: ['terminal', 'lateral'].map((each) => ({ _id: each, text: each })),
        key: { type: 'MCQ', correct: ['lateral'] },
        difficulty: 3,
        pool: 'practice',
        sourceName: 'questions test',
        sourceKey: 'practised',
      },
    ]);
    practice = saved?.id ?? '';
  });

  const idsFor = async (query: string) => {
    const answer = (await get(`?${query}`, teacher)).json as { total: number; questions: ListedQuestion[] };
    expect(answer.total).toBe(answer.questions.length);
    return answer.questions.map(({ _id }) => _id);
  };

  test('sees the active questions of the practice pool, in the list, by their id and as a file', async () => {
    expect(await idsFor('')).toEqual([practice]);
    expect(await idsFor('search=moraine&pool=practice&state=active')).toEqual([practice]);
    expect(await idsFor('pool=ranked')).toEqual([]);
    expect(await idsFor('state=quarantined')).toEqual([]);
    expect((await get(`/${practice}`, teacher)).status).toBe(200);
    expect(refusalIn(await get(`/${glacier}`, teacher))).toBe(refusalIn(await get('/missing', teacher)));
    const file = (await get('/export?format=json', teacher)).text;
    expect([file.includes(practice), file.includes(glacier)]).toEqual([true, false]);
    expect((await get('/export?format=json&pool=ranked', teacher)).json).toEqual([]);
  });

  test('sees with a question neither papers of others nor its history', async () => {
    const { context } = hall.server;
    const paperOf = async (createdBy: string) => {
      const questions = [{ questionId: practice }];
      const rules = { resultsPolicy: 'on-submit', sections: [{ title: 'All', questions }] } as const;
      return publishSample(context, createdBy, { title: 'With practice', ...rules });
    };
    await paperOf(hall.adminId);
    await editQuestions(context, { difficulty: 4 }, ({ id }) => id === practice);
    const shown = async () => dataIn<WholeQuestion>(await get(`/${practice}`, teacher));
    expect(await shown()).toMatchObject({ papers: [], changes: [] });
    expect((await whole(practice)).papers).toHaveLength(1);
    const { read, t } = context.store;
    const [guru] = await read.select().from(t.users).where(eq(t.users.username, 'guru'));
    const own = await paperOf(guru?.id ?? '');
    expect((await shown()).papers.map(({ _id }) => _id)).toEqual([own]);
    const rows = ((await get('', teacher)).json as { questions: ListedQuestion[] }).questions;
    expect(rows.find(({ _id }) => _id === practice)?.papers).toBe(1);
  });
});

describe('[BK30] removing a question', () => {
  const remove = (id: string, token = admin) => hall.server.ask('DELETE', `/api/questions/${id}`, { token });
  const stateOf = async (id: string) => {
    const { read, t } = hall.server.context.store;
    const rows = await read.select().from(t.questions).where(eq(t.questions.id, id));
    return rows[0]?.state;
  };

  test('deletes one that no paper has, with a record of what it was', async () => {
    expect(((await remove(glacier)).json as { message: string }).message).toBe('The question was deleted.');
    expect(await stateOf(glacier)).toBeUndefined();
    expect(await idsOf('search=glacier')).toEqual([]);
    const { read, t } = hall.server.context.store;
    const removed = eq(t.questionChanges.kind, 'removed');
    expect(await read.select().from(t.questionChanges).where(removed)).toMatchObject([
      { questionId: glacier, changedBy: hall.adminId, before: { type: 'MCQ', difficulty: 9 } },
    ]);
    expect(await audited()).toBe(1);
    expect((await remove(glacier)).status).toBe(404);
  });

  test('archives one that a paper has: the paper keeps it, and it can be brought back', async () => {
    const held = (await listed('')).find(({ _id, type }) => _id !== glacier && type === 'MCQ')?._id ?? '';
    expect(((await remove(held)).json as { message: string }).message).toMatch(/^The question was archived/);
    expect(await stateOf(held)).toBe('archived');
    expect(await idsOf('state=archived')).toEqual([held]);
    const { key, papers } = await whole(held);
    expect(papers).toHaveLength(1);
    // A corrected key does not bring it back by itself.
    expect((await correct(held, { ...(key as object), outcome: 'bonus' })).status).toBe(200);
    expect(await stateOf(held)).toBe('archived');
    const back = { state: 'active', reason: 'Needed again' };
    const path = `/api/questions/${held}/state`;
    expect((await hall.server.ask('POST', path, { token: admin, body: back })).status).toBe(200);
    // The outcome that its key has had since applies.
    expect(await stateOf(held)).toBe('bonus');
  });

  const messageOf = async (id: string) => ((await remove(id)).json as { message: string }).message;

  test('archives one that only an earlier version of a paper has, because devices may have that', async () => {
    const held = (await listed('')).find(({ _id, type }) => _id !== glacier && type === 'MCQ')?._id ?? '';
    const { store } = hall.server.context;
    const { paperQuestions } = store.t;
    await store.write((queries) => queries.delete(paperQuestions).where(eq(paperQuestions.questionId, held)));
    expect(await messageOf(held)).toMatch(/^The question was archived/);
    // The attempts at that version are still marked.
    const device = await hall.finished();
    expect((await hall.handIn(device.handIn())).status).toBe(201);
  });

  test('archives one that a paper has which was not published yet', async () => {
    await createPaper(hall.server.context, {
      title: 'Not yet',
      description: '',
      categoryId: (await paperRow()).categoryId,
      subjectIds: [],
      durationMinutes: 10,
      difficultyLevel: 5,
      createdBy: hall.adminId,
      sections: [{ title: 'Ice', questions: [{ questionId: glacier }] }],
    });
    expect(await messageOf(glacier)).toMatch(/^The question was archived/);
  });

  test('archives one whose key was corrected, whose correction is kept', async () => {
    const { key } = await whole(glacier);
    expect((await correct(glacier, { ...(key as object), outcome: 'bonus' })).status).toBe(200);
    expect(await messageOf(glacier)).toMatch(/^The question was archived/);
  });

  test('says of an archived one that it is that already, and records nothing', async () => {
    const held = (await listed('')).find(({ _id }) => _id !== glacier)?._id ?? '';
    await remove(held);
    const { changes } = await whole(held);
    const recorded = await audited();
    expect(refusalIn(await remove(held))).toBe('409 CONFLICT');
    expect([(await whole(held)).changes, await audited()]).toEqual([changes, recorded]);
  });

  test('is for administrators', async () => {
    expect((await remove(glacier, await hall.server.signIn('asha'))).status).toBe(403);
    expect(await stateOf(glacier)).toBe('active');
  });
});

describe('[BK31] the file of questions', () => {
  const file = (query: string, token = admin) =>
    hall.server.ask('GET', `/api/questions/export?${query}`, { token });

  test('has every question that the filters leave, newest first, as JSON', async () => {
    const all = JSON.parse((await file('format=json')).text) as { _id: string; papers: number }[];
    expect(all.map(({ _id }) => _id)).toEqual(await idsOf('limit=100'));
    expect(all.map(({ papers }) => papers)).toEqual([0, 1, 1, 1, 1]);
    expect(JSON.parse((await file('format=json&search=glacier&type=MCQ')).text)).toMatchObject([
      { _id: glacier, key: { type: 'MCQ' }, options: [{ text: 'terminal' }, { text: 'lateral' }] },
    ]);
    expect(JSON.parse((await file('format=json&search=volcano')).text)).toEqual([]);
  });

  test('is RFC 4180 as CSV, and computes nothing', async () => {
    const text = '=1+1, "glacier"';
    await editQuestions(hall.server.context, { text, explanation: null }, ({ id }) => id === glacier);
    const answer = await file('search=glacier');
    const [heading, row] = answer.text.split('\r\n');
    expect(heading).toContain('Id,Type,Subject,Topic,Question,Options,Key,');
    expect(row).toContain(`${glacier},MCQ,,,"'=1+1, ""glacier""","A. `);
  });

  test('holds a small part of a large bank at once', async () => {
    const { context } = hall.server;
    const many = Array.from({ length: 450 }, (_, place) => ({
      type: 'Numerical' as const,
      text: `Moraine ${place}`,
      options: [],
      key: { type: 'Numerical' as const, values: ['1'] },
      difficulty: 5,
      sourceName: 'questions test',
      sourceKey: `moraine ${place}`,
    }));
    await saveQuestions(context, many);
    const pieces: string[] = [];
    for await (const piece of exportText(
      context.store,
      'json',
      { search: 'moraine' },
      { reach: 'installation' },
    ))
      pieces.push(piece);
    // The brackets, and three batches of at most 200.
    expect(pieces).toHaveLength(5);
    expect(JSON.parse(pieces.join(''))).toHaveLength(451);
  });

  test('is for administrators', async () => {
    expect((await file('', await hall.server.signIn('asha'))).status).toBe(403);
  });
});

describe('[BK11] one question', () => {
  test('is told with its key and its history, the newest first', async () => {
    await quarantine();
    hall.server.clock.advance(1000);
    await judge('active');
    const { key, options, changes, papers } = await whole(glacier);
    const right = options.find(({ text }) => text === 'terminal')?._id;
    expect([key, papers]).toEqual([{ type: 'MCQ', correct: [right] }, []]);
    expect(changes.map(({ reason, before, after }) => [reason, before['state'], after['state']])).toEqual([
      ['Looked at', 'quarantined', 'active'],
      ['A test', 'active', 'quarantined'],
    ]);
  });

  test('has its keywords', async () => {
    await editQuestions(hall.server.context, { keywords: ['ice', 'till'] }, ({ id }) => id === glacier);
    expect((await whole(glacier)).keywords).toEqual(['ice', 'till']);
  });

  test('that is not there is not found', async () => {
    expect((await get('/nothing-of-this-id')).status).toBe(404);
    expect((await get('/nothing-of-this-id/key')).status).toBe(404);
  });
});

describe('[BK12] a quarantined question', () => {
  test('is dropped with that outcome of its key and an audit entry', async () => {
    await quarantine();
    const before = await audited();
    expect((await judge('dropped')).status).toBe(200);
    expect(await whole(glacier)).toMatchObject({ state: 'dropped', key: { outcome: 'dropped' } });
    expect(await audited()).toBe(before + 1);
  });

  test('is judged once, and only with a reason', async () => {
    expect((await judge('active')).status).toBe(409);
    await quarantine();
    expect((await judge('active', ' ')).status).toBe(400);
    expect((await whole(glacier)).state).toBe('quarantined');
  });
});

test('[BK2] the reach of a correction is what the correction then counts', async () => {
  const { server } = hall;
  const userId = await server.addUser({ username: 'meera' });
  const issued = await issueAndFetch(server, await server.signIn('meera'), userId, hall.paperId);
  scoredIn(await hall.handIn(new Device(issued, START + 1000).start().seal().handIn()));
  const used = (await listed('')).find(({ papers }) => papers === 1)?._id ?? '';
  expect(dataIn(await get(`/${used}/key`))).toEqual({ attempts: 1 });
  expect(dataIn(await get(`/${glacier}/key`))).toEqual({ attempts: 0 });
  const { key } = await whole(used);
  expect(dataIn(await correct(used, { ...key, outcome: 'bonus' }))).toMatchObject({ attempts: 1 });
});

describe('the key of a question that no paper holds', () => {
  const keys = async () => {
    const { options, key } = await whole(glacier);
    const other = options.find(({ text }) => text === 'lateral')?._id ?? '';
    return { before: key, corrected: { type: 'MCQ', correct: [other] } };
  };

  test('[BK14] is refused where the question cannot be marked by it', async () => {
    const { before, corrected } = await keys();
    const refused = [
      await correct(glacier, { type: 'MCQ', correct: ['elsewhere'] }),
      await correct(glacier, { type: 'Numerical', values: ['7'] }),
      await correct(glacier, { type: 'MCQ', correct: [] }),
      await correct(glacier, corrected, ' '),
      await correct(glacier, corrected, 'x'.repeat(501)),
    ];
    expect(refused.map(refusalIn)).toEqual(Array(5).fill('400 VALIDATION'));
    expect(refused[0]?.json).toMatchObject({
      errors: { key: 'The question cannot be marked by this key.' },
    });
    expect(await whole(glacier)).toMatchObject({ key: before, changes: [] });
    expect(await audited()).toBe(0);
  });

  test('[BK14] is not corrected while the question is quarantined', async () => {
    const { before, corrected } = await keys();
    await quarantine();
    for (const key of [corrected, { ...before, outcome: 'bonus' }])
      expect(refusalIn(await correct(glacier, key))).toBe('409 CONFLICT');
    expect(await whole(glacier)).toMatchObject({ state: 'quarantined', key: before });
  });

  test('[BK6] does not bring a draft into use, whatever its outcome', async () => {
    await editQuestions(hall.server.context, { state: 'draft' }, ({ id }) => id === glacier);
    const { key } = await whole(glacier);
    expect((await correct(glacier, { ...key, outcome: 'bonus' })).status).toBe(200);
    expect((await correct(glacier, key)).status).toBe(200);
    expect((await whole(glacier)).state).toBe('draft');
  });

  test('[BK15] has an audit entry with both keys and the reason, once', async () => {
    const { before, corrected } = await keys();
    await correct(glacier, corrected);
    expect((await correct(glacier, corrected)).json).toMatchObject({ data: null });
    const { store } = hall.server.context;
    expect(await store.read.select().from(store.t.auditEntries)).toMatchObject([
      {
        kind: 'questions',
        thingId: glacier,
        action: 'update',
        before: { key: before },
        after: { key: corrected, reason: 'Two were right' },
      },
    ]);
  });
});
