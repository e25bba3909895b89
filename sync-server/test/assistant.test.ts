import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHall, type Hall } from './support/hall.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall({ resultsPolicy: 'on-submit' });
});

afterEach(() => hall.server.close());

const ask = (body: object, token = hall.asha.token) => hall.server.ask('POST', '/api/ask', { token, body });

describe('asking', () => {
  test('computes', async () => {
    const answer = await ask({ question: 'What is 15% of 240?' });
    expect(answer.json).toMatchObject({ engine: 'embedded', tokenInfo: { cost: 1, remaining: 99 } });
    expect(answer.text).toContain('36');
  });
  test('finds nothing for nothing', async () => {
    const answer = await ask({ question: 'Who won the cricket world cup?' });
    expect(answer.json).toMatchObject({
      tokenInfo: { cost: 0, remaining: 100 },
      hasRelevantMaterials: false,
    });
  });
  test('streams', async () => {
    const answer = await hall.server.ask('POST', '/api/ask', {
      token: hall.asha.token,
      body: { question: '2+2' },
      headers: { accept: 'text/event-stream', 'accept-encoding': 'br, gzip' },
    });
    expect(answer.text).toMatch(/^event: text[\s\S]*event: done\n/);
  });
  test('solves', async () => {
    const device = await hall.finished();
    await hall.handIn(device.handIn());
    const q = device.questionIds[0];
    const answer = await hall.server.ask('POST', '/api/solve-problem', {
      token: hall.asha.token,
      body: { question: 'x', questionId: q, attemptId: device.header.attemptId },
    });
    expect(answer.json).toMatchObject({
      problemAnalysis: {
        performanceFeedback: 'Your answer is right. It brought 4 marks. You spent 10 s on it.',
      },
    });
  });
});
