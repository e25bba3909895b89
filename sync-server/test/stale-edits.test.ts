import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  categoryCalls,
  STATE_NOW,
  stateTag,
  subjectCalls,
  topicCalls,
  type ChangeCall,
  type ListCall,
  type ManagedTopic,
} from '@exam/shared-schema/contract';
import { sha256 } from '../src/sha256.ts';
import { openWorkshop, type Workshop } from './support/workshop.ts';

let workshop: Workshop;
let token: string;

beforeAll(async () => {
  workshop = await openWorkshop();
  token = await workshop.server.signIn('root');
});

afterAll(() => workshop.close());

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

async function firstRow(list: ListCall): Promise<Row> {
  const { json } = await workshop.server.ask('GET', `/api${list.path}`, { token });
  const [row] = (json as Readonly<Record<string, readonly Row[]>>)[list.rowsIn] ?? [];
  if (row === undefined) throw new Error(`There is nothing in ${list.path}`);
  return row;
}

/** @param seen the row as the form's list told it; undefined for who does not say. */
function change(call: ChangeCall, id: string, body: object, seen?: object) {
  const url = `/api${call.path.replace('{id}', id)}`;
  const headers = seen === undefined ? {} : { 'if-match': `"${stateTag(call, seen, sha256)}"` };
  return workshop.server.ask(call.method as 'PUT', url, { token, body, headers });
}

const topicNow = async () => (await firstRow(topicCalls.list)) as Row & ManagedTopic;

describe('[CN3] a form that starts from a state that is no longer there', () => {
  test.each([
    ['subject', subjectCalls],
    ['topic', topicCalls],
    ['category', categoryCalls],
  ] as const)('is refused for a %s, and one that starts from the present is not', async (_, calls) => {
    const row = await firstRow(calls.list);
    const name = `${String(row['name'])} again`;
    expect((await change(calls.update, row._id, { name }, row)).status).toBe(200);
    expect((await change(calls.update, row._id, { name: 'Mine' }, row)).status).toBe(409);
    expect((await firstRow(calls.list))['name']).toBe(name);
  });

  test('is told what each field is now that differs from what was sent, and from which state to go on', async () => {
    const { _id } = await topicNow();
    await change(topicCalls.update, _id, { description: 'Theirs will be empty' });
    const seen = await topicNow();
    const theirs = { name: 'By somebody else', description: '' };
    expect((await change(topicCalls.update, seen._id, theirs)).status).toBe(200);
    const mine = { name: 'Mine', description: 'Mine too', difficultyRange: seen.difficultyRange };
    const answer = await change(topicCalls.update, seen._id, mine, seen);
    const { errors, message } = answer.json as { errors: Record<string, string>; message: string };
    expect(message).toMatch(/^Topic was changed by somebody else meanwhile\. Nothing was saved\./);
    const now = await topicNow();
    expect(errors).toEqual({
      name: 'Now: By somebody else',
      description: 'This is empty now.',
      [STATE_NOW]: stateTag(topicCalls.update, now, sha256),
    });
    expect((await change(topicCalls.update, seen._id, mine, now)).status).toBe(200);
    expect(await topicNow()).toMatchObject({ name: 'Mine', description: 'Mine too' });
  });

  test('marks only what somebody else changed, not what was empty or what this form changes', async () => {
    const seen = await firstRow(categoryCalls.list);
    const blanks = { badge: '', badgeColor: '', badgeIcon: '' };
    await change(categoryCalls.update, seen._id, { description: 'Theirs', ...blanks });
    const mine = { name: `${String(seen['name'])} renamed`, description: 'Mine', ...blanks };
    const refused = await change(categoryCalls.update, seen._id, mine, seen);
    expect(refused.status).toBe(409);
    const { errors } = refused.json as { errors: Record<string, string> };
    expect(Object.keys(errors).sort()).toEqual(['description', STATE_NOW].sort());
  });

  test('is saved if it overwrites nothing of theirs', async () => {
    const seen = await topicNow();
    await change(topicCalls.update, seen._id, { description: 'Both wrote this' });
    const mine = { name: 'Mine alone', description: 'Both wrote this' };
    expect((await change(topicCalls.update, seen._id, mine, seen)).status).toBe(200);
    await change(topicCalls.update, seen._id, { description: 'Theirs' });
    expect((await change(topicCalls.update, seen._id, { name: 'Mine again' }, seen)).status).toBe(409);
    const now = await topicNow();
    expect(
      (await change(topicCalls.update, seen._id, { name: 'Mine again' }, { ...now, description: '' })).status,
    ).toBe(200);
    expect(await topicNow()).toMatchObject({ name: 'Mine again', description: 'Theirs' });
  });

  test('of an unknown form is refused, and has the state from which to go on', async () => {
    const seen = await topicNow();
    const headers = { 'if-match': `"${'a'.repeat(64)}"` };
    const url = `/api${topicCalls.update.path.replace('{id}', seen._id)}`;
    const answer = await workshop.server.ask('PUT', url, { token, body: { name: 'Older form' }, headers });
    expect(answer).toMatchObject({
      status: 409,
      json: { errors: { [STATE_NOW]: stateTag(topicCalls.update, seen, sha256) } },
    });
  });

  test('is not kept apart from another at the same moment: one of them is refused', async () => {
    const seen = await topicNow();
    const answers = await Promise.all(
      ['One', 'Other'].map((name) => change(topicCalls.update, seen._id, { name }, seen)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('may differ in what a form does not change, such as how many questions a topic has', async () => {
    const seen = await topicNow();
    const other = { ...seen, questionCount: 999, createdAt: '2020-01-01T00:00:00.000Z' };
    expect((await change(topicCalls.update, seen._id, { name: 'Counted' }, other)).status).toBe(200);
  });
});
