import { ask } from '@exam/shared-schema/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { callApi, type CallResult, STOPPED } from './call-api.ts';
import { browserEdge, type DeviceEdge } from './edge.ts';
import { LONGEST_IDLE_MS, streamApi, type StreamOptions } from './stream-call.ts';

const answer = {
  success: true,
  answer: 'Ω = 36 के बराबर',
  sources: [],
  tokenInfo: { cost: 1, remaining: -1 },
  hasRelevantMaterials: true,
  engine: 'embedded',
};
const event = (name: string, body: object, end = '\n') =>
  `event: ${name}${end}data: ${JSON.stringify(body)}${end}${end}`;
const bytes = (text: string) => new TextEncoder().encode(text);
const refusal = (code: string, status: number) =>
  Response.json({ success: false, code, message: 'No', error: 'No' }, { status });

function streamed(chunks: readonly Uint8Array[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

interface Sent {
  readonly accept: string | undefined;
  readonly authorization: string | undefined;
}

let text = '';
let sent: Sent[] = [];
let timers: { ms: number; run: () => void }[] = [];

beforeEach(() => {
  text = '';
  sent = [];
  timers = [];
});

function edgeOf(answers: (signal: AbortSignal) => Response | Promise<Response>): DeviceEdge {
  return {
    ...browserEdge,
    fetch: async (_url, { headers, signal }) => {
      const { accept, authorization } = headers as Record<string, string>;
      sent.push({ accept, authorization });
      return answers(signal as AbortSignal);
    },
    later: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
  };
}

function askIt(
  answers: (signal: AbortSignal) => Response | Promise<Response>,
  more: Partial<StreamOptions> = {},
): Promise<CallResult<unknown>> {
  const onText = (piece: string) => void (text += piece);
  const body = { question: 'What?' };
  return streamApi(ask, { body }, { edge: edgeOf(answers), onText, ...more });
}

describe('[AW1] a streamed answer', () => {
  const pieces = event('text', { text: 'Ω = 36 ' }) + ': \n\n' + event('text', { text: 'के बराबर' });

  it('hands on its text while it comes, and ends as the call would without a stream', async () => {
    const result = await askIt(() => streamed([bytes(pieces + event('done', answer))]));
    expect(text).toBe('Ω = 36 के बराबर');
    const whole = await callApi(
      ask,
      { body: { question: 'What?' } },
      { edge: edgeOf(() => Response.json(answer)) },
    );
    expect(result).toMatchObject({ ok: true, answer: whole.ok && whole.answer });
    expect(sent[0]?.accept).toBe('text/event-stream, application/json');
    expect(timers).toEqual([]);
  });

  it('may be cut anywhere, also within a character and a line’s end', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const whole = bytes(event('text', { text: 'Ω के' }, end) + event('done', answer, end));
      for (let cut = 1; cut < whole.length; cut += 1) {
        text = '';
        const result = await askIt(() => streamed([whole.slice(0, cut), whole.slice(cut)]));
        expect([result.ok, text]).toEqual([true, 'Ω के']);
      }
    }
    const one = bytes(`\uFEFF${pieces}${event('done', answer)}`);
    text = '';
    const result = await askIt(() => streamed([...one].map((byte) => Uint8Array.of(byte))));
    expect([result.ok, text]).toEqual([true, 'Ω = 36 के बराबर']);
  });

  it('that fails on the way keeps what came, and has the status that its code stands for', async () => {
    const failed = { success: false, code: 'OVERLOADED', message: 'Busy', error: 'Busy' };
    const result = await askIt(() => streamed([bytes(pieces + event('failed', failed))]));
    expect(result).toMatchObject({ kind: 'refused', code: 'OVERLOADED', status: 503, message: 'Busy' });
    expect(text).toContain('Ω');
  });

  it('that ends without its end, or with nothing of ours, is none', async () => {
    expect(await askIt(() => streamed([bytes(pieces)]))).toMatchObject({ kind: 'network', code: 'NETWORK' });
    const wrong = event('done', { success: true });
    expect(await askIt(() => streamed([bytes(wrong)]))).toMatchObject({ code: 'INVALID_ANSWER' });
    const broken = 'event: failed\ndata: {"succ\n\n';
    expect(await askIt(() => streamed([bytes(broken)]))).toMatchObject({ code: 'INVALID_ANSWER' });
  });

  it('passes over events and text that it does not know', async () => {
    const odd = 'event: later\ndata: {}\n\nevent: text\ndata: {"text":7}\n\nid: 3\nretry\n\n';
    expect(await askIt(() => streamed([bytes(odd + event('done', answer))]))).toMatchObject({ ok: true });
    expect(text).toBe('');
  });
});

describe('[AW1] what comes instead of a stream', () => {
  it('is the answer, where the server does not stream', async () => {
    expect(await askIt(() => Response.json(answer))).toMatchObject({
      ok: true,
      answer: { engine: 'embedded' },
    });
  });

  it('is a refusal, as of any call', async () => {
    const result = await askIt(() => refusal('TOKENS_EXHAUSTED', 429));
    expect(result).toMatchObject({ kind: 'refused', status: 429, code: 'TOKENS_EXHAUSTED' });
  });

  it('is a page of somebody else’s, which is no answer', async () => {
    const portal = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    expect(await askIt(portal)).toMatchObject({ kind: 'network' });
  });

  it('[ST30] is asked for once more with a newer token, where the old one has ended', async () => {
    const renew = (refused: string) => Promise.resolve(`${refused}-newer`);
    const result = await askIt(() => refusal('UNAUTHENTICATED', 401), { token: 'old', renew });
    expect(result).toMatchObject({ status: 401 });
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer old-newer']);
  });
});

describe('[AW1] a stream ends', () => {
  const hanging =
    (first: readonly Uint8Array[]) =>
    (signal: AbortSignal): Response => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of first) controller.enqueue(chunk);
          signal.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };

  it('when nothing has come for 45 seconds, not even a sign of life', async () => {
    const asked = askIt(hanging([bytes(event('text', { text: 'So ' })), bytes(': \n\n')]));
    await expect.poll(() => text).toBe('So ');
    expect(timers.map(({ ms }) => ms)).toEqual([LONGEST_IDLE_MS]);
    timers[0]?.run();
    expect(await asked).toMatchObject({ kind: 'network', code: 'NETWORK' });
  });

  it('when the student stops it, with what came', async () => {
    const stop = new AbortController();
    const asked = askIt(hanging([bytes(event('text', { text: 'So ' }))]), { signal: stop.signal });
    await expect.poll(() => text).toBe('So ');
    stop.abort();
    expect(await asked).toMatchObject({ ok: false, code: STOPPED });
    expect(timers).toEqual([]);
  });
});
