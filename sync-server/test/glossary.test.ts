import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { glossaryOfTopic, offlineGlossary } from '@exam/shared-schema/contract';
import { lexiconOf, lookUp, unpackGlossary } from '@exam/shared-schema/glossary';
import { loadGlossary } from '@exam/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ glossary: loadGlossary });
});
afterAll(() => server.close());

describe('[GL7] the terms of a topic', () => {
  test('are public, with Hindi and sources, by the names of subject and topic', async () => {
    const { status, json } = await server.ask(
      'GET',
      '/api/glossary/topic?subject=Physics&topic=Current%20Electricity',
    );
    expect(status).toBe(200);
    const { entries } = z.parse(glossaryOfTopic.answer, json);
    expect(entries.map(({ term }) => term)).toContain("Ohm's law");
    expect(entries.every(({ hi, source }) => hi !== undefined && source !== '')).toBe(true);
  });

  test('are none for a topic that the glossary does not have', async () => {
    const { json } = await server.ask('GET', '/api/glossary/topic?subject=Physics&topic=Alchemy');
    expect(json).toMatchObject({ entries: [] });
  });
});

describe('[GL8] the glossary for use without a network', () => {
  /** Bytes, as they travel. */
  const MOST = 60_000;

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is less than 60 kB by %s, and answers what a term is', async (encoding, decompress) => {
    const { rawPayload, headers } = await server.app.inject({
      url: '/api/glossary/offline',
      headers: { 'accept-encoding': encoding },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(rawPayload.length).toBeLessThan(MOST);
    const { glossary } = z.parse(offlineGlossary.answer, JSON.parse(decompress(rawPayload).toString()));
    const terms = unpackGlossary(glossary);
    expect(terms.length).toBeGreaterThan(600);
    const found = lookUp(lexiconOf(terms), 'formula of kinetic energy')?.entries;
    expect(found?.map(({ term, subject }) => `${term} (${subject})`)).toEqual(['Kinetic energy (Physics)']);
  });
});
