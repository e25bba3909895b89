import type { CallAnswer, createOrder, sandboxPay } from '@exam/shared-schema/contract';
import { settle } from '../support/leaderboards.ts';
import type { Hall } from '../support/hall.ts';
import type { Offer } from './by-administrators.ts';
import type { Equipped } from './equipment.ts';

const TEN_MINUTES_MS = 600_000;

/** What Asha does beside her exams: buys a plan, has a test made, asks the assistant, revises, and asks for her data. */
export async function fillByStudents(
  { server: { context }, asha: { token } }: Hall,
  { ask, after }: Equipped,
  { planId, templateId }: Offer,
): Promise<void> {
  const { read, t } = context.store;
  const ordered = await ask('POST', '/payments/create_order', token, { planId });
  const { orderId } = ordered.json as CallAnswer<typeof createOrder>;
  const played = await ask('POST', '/payments/sandbox/pay', token, { orderId, outcome: 'success' });
  const { paid } = played.json as CallAnswer<typeof sandboxPay>;
  await ask('POST', '/payments/verify', token, paid ?? {});

  const choice = { cid: 'gate', sids: ['logic'], tids: ['sets'], templateId };
  await ask('POST', '/ai/generate', token, choice);
  await ask('POST', '/ask', token, { question: "Explain Bernoulli's principle" });

  const [topic] = await read.select().from(t.topics);
  await ask('GET', `/abilities?topicIds=${topic?.id}`, token);
  const [seen] = await read.select().from(t.packageQuestions);
  const entry = { id: 'entry-1', questionId: seen?.questionId, kind: 'note', text: 'Read it twice.' };
  await ask('POST', '/notebook/entries', token, { entries: [{ ...entry, at: context.clock.now() }] });
  await ask('POST', '/users/my-data/exports', token);
  // A test is made in the minutes after it was asked for; what a corrected key changes has to settle.
  await after(0);
  await after(TEN_MINUTES_MS);
  await settle(context);
}
