import { saveMedia } from '../../src/media/index.ts';
import { countStatisticsKind } from '../../src/features/results/count-statistics.ts';
import { enqueue } from '../../src/jobs/index.ts';
import { Device, rightAnswers } from '../support/device.ts';
import type { Hall } from '../support/hall.ts';
import { publishSample } from '../support/papers.ts';
import { PASSWORD, START, type Answer } from '../support/test-server.ts';
import { fillByAdministrators } from './by-administrators.ts';
import { fillByStudents } from './by-students.ts';
import { equip, type Equipped } from './equipment.ts';

const TEN_MINUTES_MS = 600_000;

/** Puts a little of everything that a server keeps into its database, by its own interface. @returns attempt ids of Asha. */
export async function fillSchool(hall: Hall): Promise<string[]> {
  const { server, adminId, asha } = hall;
  const admin = await server.signIn('admin');
  const ask = async (method: 'POST' | 'PUT', path: string, token: string | undefined, body: object) =>
    succeeded(await server.ask(method, `/api${path}`, { token, body }));

  const email = 'asha@example.com';
  await ask('POST', '/auth/login', undefined, { email, password: PASSWORD });
  await ask('POST', '/auth/forgot-password', undefined, { email });
  await ask('POST', '/subjects/create_subject', admin, { name: 'Optics', badge: 'New' });
  await ask('POST', '/admin/accommodations', admin, { email, extraTimePercent: 25 });
  await ask('POST', '/admin/accommodations', admin, { paperId: hall.paperId, extraTimePercent: 10 });
  const practice = await publishSample(server.context, adminId, { resultsPolicy: 'on-submit' });
  await ask('POST', '/admin/accommodations', admin, { email, paperId: practice, extraTimePercent: 5 });
  await ask('POST', '/otp/send-email-otp', undefined, { email: 'new@example.com' });
  await publishSample(server.context, adminId, { ownerId: asha.id, isAiGenerated: true });

  const ranked = await hall.finished();
  const again = new Device(ranked.issued, START + 9000, ranked.header.attemptId).start().seal();
  const practised = await hall.finished(practice);
  for (const device of [ranked, again, practised]) succeeded(await hall.handIn(device.handIn()));

  const doubted = new Device(await hall.issue('ravi'), START + 1000);
  succeeded(await hall.handIn(doubted.answerAll(rightAnswers(doubted.issued.paper)).seal().handIn()));
  const decision = { userId: hall.ravi.id, ranked: true, reason: 'Seen in the hall' };
  await ask('POST', `/admin/attempts/${doubted.header.attemptId}/ranking`, admin, decision);

  const begun = new Device(await hall.issue('ravi', practice), START + 2000).start();
  const draft = begun.answerAll(rightAnswers(begun.issued.paper)).draft();
  await ask('PUT', `/test-attempts/${begun.header.attemptId}/progress`, hall.ravi.token, draft);
  await saveMedia(server.context, 'image/png', Buffer.from([0, 255, 39, 92]));
  await chooseCategory(hall);

  const equipped = await equip(hall);
  await runJobs(hall, equipped);
  const offer = await fillByAdministrators(hall, equipped);
  await fillByStudents(hall, equipped, offer);
  await equipped.close();
  return [ranked, practised].map(({ header }) => header.attemptId);
}

async function chooseCategory({ asha, server: { context } }: Hall): Promise<void> {
  const { read, t, write } = context.store;
  const [category] = await read.select().from(t.categories);
  const row = { userId: asha.id, categoryId: category?.id ?? '' };
  await write((queries) => queries.insert(t.userCategories).values(row));
}

/** Sends the link for a forgotten password, and counts the statistics of what was handed in. */
async function runJobs({ server: { context } }: Hall, { after }: Equipped): Promise<void> {
  await context.store.write((queries) => enqueue(context, queries, countStatisticsKind, {}));
  await after(TEN_MINUTES_MS);
}

function succeeded(answer: Answer): Answer {
  if (answer.status < 300) return answer;
  throw new Error(`${answer.status} ${answer.text}`);
}
