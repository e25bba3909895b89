import { formulae } from '@exam/content';
import { openAiCompatible } from '../../src/adapters/language-model/openai-compatible.ts';
import { jobHandlers } from '../../src/build-app.ts';
import { openSandbox } from '../../src/features/payments/sandbox/sandbox.ts';
import { openModelUse } from '../../src/model-use/index.ts';
import { formIn, MODEL_NAMES, serveLanguageModel } from '../../../look-alikes/language-model.ts';
import type { Hall } from '../support/hall.ts';
import { testRunner } from '../support/jobs.ts';
import { PlayedModel } from '../support/played-model.ts';
import { startTestServer, type Answer } from '../support/test-server.ts';

/** A server on the hall's database that takes payments and has a language model. */
export interface Equipped {
  /** A call that succeeds. @param path without /api. @throws Error with the answer if it does not. */
  ask(method: 'GET' | 'POST' | 'PUT', path: string, token?: string, body?: object): Promise<Answer>;
  /** Lets time pass, and runs what is due at its end. */
  after(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

const PRICES = { input: 1, output: 1, dailyRupees: 100, dailyCalls: 500 };

export async function equip({ server: { context, clock } }: Hall): Promise<Equipped> {
  const played = new PlayedModel();
  // The calculation of the first question does not give its key: it waits for an administrator.
  played.spoil = (form, turn) => (turn === 0 ? { ...form, calculation: '2 + 2' } : form);
  const model = await serveLanguageModel((asked) =>
    formIn(asked) === null ? 'By [1] it falls.' : played.answer(asked),
  );
  const modelUse = openModelUse(context, openAiCompatible({ baseUrl: model.url, ...MODEL_NAMES }), PRICES);
  const parts = {
    modelUse,
    assistant: { modelFor: modelUse.modelFor, formulae: () => Promise.resolve(formulae) },
    payments: { provider: openSandbox(context), seller: null },
  };
  const server = await startTestServer(parts, context);
  const handlers = jobHandlers(context, parts);
  return {
    ask: async (method, path, token, body) => {
      const answer = await server.ask(method, `/api${path}`, { token, ...(body !== undefined && { body }) });
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return answer;
    },
    after: async (milliseconds) => {
      clock.advance(milliseconds);
      await testRunner(context, ...handlers).runner.runDue();
    },
    close: async () => {
      await Promise.all([server.close(), model.close()]);
    },
  };
}
