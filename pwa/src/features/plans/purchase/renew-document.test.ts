import { afterEach, expect, test, vi } from 'vitest';
import { renewDocument } from './renew-document.ts';

afterEach(() => void vi.unstubAllGlobals());

const policyOf = (response: Response | undefined) => response?.headers.get('content-security-policy');
const answered = (content: string, policy: string, status = 200) =>
  new Response(content, { status, headers: { 'content-security-policy': policy } });

/** A worker's cache, and a server behind it. @returns the policy of the stored document. */
async function renewed(stored: string, served: Response): Promise<string | null | undefined> {
  const key = new Request('http://localhost/index.html?__WB_REVISION__=1');
  const other = new Request('http://localhost/sw.js');
  const rows = new Map([
    [key, answered(stored, 'old')],
    [other, answered(stored, 'old')],
  ]);
  const cache = {
    keys: async () => [...rows.keys()],
    match: async (request: Request) => rows.get(request)?.clone(),
    put: async (request: Request, response: Response) => void rows.set(request, response),
  };
  vi.stubGlobal('caches', { keys: async () => ['precache'], open: async () => cache });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => (asked.push(url), served));
  await renewDocument();
  expect(asked).toEqual(['/index.html?renewed']);
  expect(policyOf(rows.get(other))).toBe('old');
  return policyOf(rows.get(key));
}

test('[AC8] the stored document gets the policy of the server, for the next reload', async () => {
  expect(await renewed('<title>Prep</title>', answered('<title>Prep</title>', 'new'))).toBe('new');
});

test('[AC8] a document of another version, or of a broken server, replaces nothing', async () => {
  expect(await renewed('<title>Prep</title>', answered('<title>Other</title>', 'new'))).toBe('old');
  expect(await renewed('<title>Prep</title>', answered('<title>Prep</title>', 'new', 500))).toBe('old');
});
