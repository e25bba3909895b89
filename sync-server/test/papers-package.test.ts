import { brotliDecompressSync } from 'node:zlib';
import { packageText, paperPackageSchema } from '@exam/shared-schema/paper-package';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { saveMedia } from '../src/media/index.ts';
import { sha256 } from '../src/sha256.ts';
import { questionsOf } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { editQuestions } from './support/questions.ts';
import { refusalIn } from './support/read.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const packageUrl = (id = hall.paperId) => `/api/test-papers/${id}/package`;
const issue = (id: string, token: string) =>
  hall.server.ask('POST', `/api/test-papers/${id}/issue`, { token });

describe('the package', () => {
  test('[ST1] is not sent before it is issued', async () => {
    expect(refusalIn(await hall.server.ask('GET', packageUrl(), { token: hall.asha.token }))).toBe(
      '403 NOT_ISSUED',
    );
  });

  test('[PK1] holds all that a device needs and is the digest of its own content', async () => {
    const { paper } = await hall.issue();
    expect(paperPackageSchema.parse(paper)).toEqual(paper);
    expect(sha256(packageText(paper))).toBe(paper.packageVersion);
    expect(paper).toMatchObject({
      testId: hall.paperId,
      hasMaths: true,
      totals: { questions: 4, marks: '16' },
    });
    expect(paper.timing).toEqual({ policy: 'continuous', durationSeconds: 3600, sectionTiming: 'free' });
  });

  test('[PK1] package ETag 304', async () => {
    const { paper } = await hall.issue();
    const headers = { 'if-none-match': `"other", W/"${paper.packageVersion}"` };
    const answer = await hall.server.ask('GET', packageUrl(), { token: hall.asha.token, headers });
    expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', `"${paper.packageVersion}"`]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const stale = await hall.server.ask('GET', packageUrl(), {
      token: hall.asha.token,
      headers: { 'if-none-match': '"old"' },
    });
    expect(stale.status).toBe(200);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['br;q=0', undefined],
    [undefined, undefined],
  ])('[PK1] is the same text to who takes %s, as %s', async (accepted, encoding) => {
    const { paper } = await hall.issue();
    const { rawPayload, headers } = await hall.server.app.inject({
      url: packageUrl(),
      headers: {
        authorization: `Bearer ${hall.asha.token}`,
        ...(accepted && { 'accept-encoding': accepted }),
      },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('accept-encoding');
    const bytes = encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload;
    expect(paperPackageSchema.parse(JSON.parse(bytes.toString('utf8')))).toEqual(paper);
  });

  test('[PK1] is the same for everyone', async () => {
    const [ashas, ravis] = [await hall.issue('asha'), await hall.issue('ravi')];
    expect(ravis.paper).toEqual(ashas.paper);
    expect(ravis.ticket).not.toBe(ashas.ticket);
  });

  test('[PK2] no answer leaves before the seal', async () => {
    await hall.issue();
    const { store } = hall.server.context;
    const secrets = [
      'EXPLANATION-MARKER',
      'explanation',
      '987.25',
      '987.75',
      'correct',
      '"key"',
      'ranges',
      'tolerance',
    ];
    const urls = [
      '/api/test-papers/trending',
      '/api/test-papers/get_all_testpaper',
      `/api/test-papers/get_testpaper_by_id/${hall.paperId}`,
      packageUrl(),
      '/api/categories/get_all_categories',
      `/api/categories/${(await store.read.select().from(store.t.categories))[0]?.id}/subjects`,
      `/api/topics/by_subjects?subjectIds=${(await store.read.select().from(store.t.subjects))[0]?.id}`,
      '/api/test-attempts/my-attempts',
      '/api/users/profile',
      '/api/receipts/key',
      '/api/healthz',
    ];
    for (const url of urls) {
      const answer = await hall.server.ask('GET', url, { token: hall.asha.token });
      expect(answer.status, url).toBe(200);
      for (const secret of secrets) expect(answer.text, `${url} tells ${secret}`).not.toContain(secret);
    }
  });

  test('[PK5] an unchanged paper keeps its version; a changed one gets a new one and the old is still served', async () => {
    const { paper } = await hall.issue();
    const { context } = hall.server;
    expect(await publishPaper(context, hall.paperId)).toBe(paper.packageVersion);
    const { papers } = context.store.t;
    await context.store.write((queries) =>
      queries.update(papers).set({ title: 'Renamed' }).where(eq(papers.id, hall.paperId)),
    );
    const version = await publishPaper(context, hall.paperId);
    expect(version).not.toBe(paper.packageVersion);
    const get = (query: string) => hall.server.ask('GET', packageUrl() + query, { token: hall.asha.token });
    expect((await get('')).json).toEqual(paper);
    expect(refusalIn(await get(`?version=${version}`))).toBe('403 NOT_ISSUED');
    await issue(hall.paperId, hall.asha.token);
    expect((await get(`?version=${version}`)).json).toMatchObject({
      title: 'Renamed',
      packageVersion: version,
    });
    expect((await get(`?version=${paper.packageVersion}`)).json).toEqual(paper);
  });

  test('[SC5] a corrected key is a new key version of the same package', async () => {
    const { paper } = await hall.issue();
    const { context } = hall.server;
    const { answerKeys } = context.store.t;
    const [, , , numerical] = questionsOf(paper);
    const key = { type: 'Numerical' as const, values: ['7'] };
    await editQuestions(context, { key }, ({ id }) => id === numerical?._id);
    expect(await publishPaper(context, hall.paperId)).toBe(paper.packageVersion);
    const versions = await context.store.read.select({ keyVersion: answerKeys.keyVersion }).from(answerKeys);
    expect(versions.map(({ keyVersion }) => keyVersion).sort()).toEqual([1, 2]);
  });

  test('[ST9] options are shuffled by a secret of the installation, and fixed ones keep their place', async () => {
    const orders = new Set<string>();
    for (let paper = 0; paper < 8; paper += 1) {
      const issued = await hall.issue('asha', await publishSample(hall.server.context, hall.adminId));
      const options = questionsOf(issued.paper)[0]?.options ?? [];
      expect(options[3]?.text).toBe('None of these');
      expect(options.every(({ _id }) => /^[0-9A-Za-z]{22}$/.test(_id))).toBe(true);
      orders.add(options.map(({ text }) => text).join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test('[PK4] lists its images with bytes and digest, and the server has them', async () => {
    const { context } = hall.server;
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const url = await saveMedia(context, 'image/svg+xml', bytes);
    await editQuestions(context, { diagramUrl: url, diagramAlt: 'A diagram' });
    await publishPaper(context, hall.paperId);
    const { paper } = await hall.issue();
    expect(paper.images).toEqual([
      { url, mime: 'image/svg+xml', bytes: bytes.length, sha256: sha256(bytes.toString()) },
    ]);
    const image = await hall.server.ask('GET', url);
    expect([image.status, image.text, image.headers['content-type']]).toEqual([
      200,
      bytes.toString(),
      'image/svg+xml',
    ]);
    expect(image.headers['x-content-type-options']).toBe('nosniff');
    expect(image.headers['cache-control']).toContain('immutable');
    expect(image.headers['content-security-policy']).toContain('sandbox');
  });

  test('[PK4] a paper whose image is not on this server is not published', async () => {
    const { context } = hall.server;
    await editQuestions(context, { diagramUrl: 'https://elsewhere.example/a.png' });
    await expect(publishPaper(context, hall.paperId)).rejects.toMatchObject({ code: 'NOT_READY' });
  });
});
