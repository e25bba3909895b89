import { trendingPapers } from '@exam/shared-schema/contract';
import { expect, it } from 'vitest';
import { callApi, generalMessage } from './call-api.ts';
import { browserEdge } from './edge.ts';

const html = (status: number) => new Response('<html>', { status });
const refused = (code: string, message: string, status: number) =>
  Response.json({ success: false, code, message, error: message }, { status });

it.each<[string, () => Response | Promise<Response>, own: string, general: string]>([
  [
    'no answer',
    () => Promise.reject(new TypeError('no network')),
    'No response from server. Please check your connection.',
    'Network error, please try again.',
  ],
  [
    'a server error',
    () => refused('INTERNAL', 'Server error occurred.', 500),
    'Server error occurred.',
    'Something went wrong. Please try again later.',
  ],
  ...[502, 504].map((status): [string, () => Response, string, string] => [
    `a proxy's ${status}`,
    () => html(status),
    'Something went wrong. Please try again later.',
    'Something went wrong. Please try again later.',
  ]),
  [
    'an answer that is none of the server',
    () => html(200),
    'Invalid response format from server',
    'Invalid response format from server',
  ],
  [
    'an answer of another shape',
    () => Response.json({ success: true }),
    'Invalid response format from server',
    'Invalid response format from server',
  ],
  ['a busy server', () => refused('OVERLOADED', 'Busy.', 503), 'Busy.', 'Busy.'],
  ['a refusal', () => refused('REFUSED', 'No.', 422), 'No.', 'No.'],
])('[ST55] the message of %s', async (_what, answer, own, general) => {
  const edge = { ...browserEdge, fetch: async () => answer() };
  const result = await callApi(trendingPapers, { query: {} }, { edge });
  if (result.ok) throw new Error('It succeeded');
  expect([result.message, generalMessage(result)]).toEqual([own, general]);
});
