import { API_BASE, type Call } from '@exam/shared-schema/contract';
import type { FastifyInstance } from 'fastify';

/** What a walk over all calls sends. */
export interface Sent {
  /** For the places in the path, in order. */
  readonly ids: readonly string[];
  readonly query: object;
  readonly body: unknown;
}

/** @returns everything that comes back, headers included, as one text. */
export async function sendCall(
  app: FastifyInstance,
  call: Call,
  { ids, query, body }: Sent,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  let place = 0;
  const path = call.path.replace(/\{\w+\}/g, () => encodeURIComponent(ids[place++] ?? 'x'));
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) text.append(name, String(value));
  const answer = await app.inject({
    method: call.method,
    url: `${API_BASE}${path}?${text}`,
    headers: { ...headers, ...(call.body !== undefined && { 'content-type': 'application/json' }) },
    ...(call.body !== undefined && { payload: JSON.stringify(body) }),
  });
  return `${JSON.stringify(answer.headers)}\n${answer.rawPayload.toString('latin1')}`;
}
