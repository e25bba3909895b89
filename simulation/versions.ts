import type { AttemptAction } from '@exam/shared-schema/attempt';
import type { AttemptOnWire, SyncedAttempt } from '@exam/shared-schema/contract';
import { dexiePorts, handInBody, type DrainPorts, type ExamDatabase } from '../pwa/src/offline/index.ts';
import type { ServerAnswer } from './sim-server.ts';

/** SY11: which app a device runs: the one before, this one, or one that knows more. */
export const appVersions = ['this', 'this', 'this', 'older', 'newer'] as const;
export type AppVersion = (typeof appVersions)[number];

/** How an app of that version sends. The one before sends its answers and times as well; a newer one says more. */
export function portsOf(app: AppVersion, database: ExamDatabase): DrainPorts {
  const ports = dexiePorts(database);
  if (app === 'this') return ports;
  const whole = (attemptId: string) => handInBody(database, attemptId) as Promise<AttemptOnWire>;
  if (app === 'older') return { ...ports, body: ({ attemptId }) => whole(attemptId) };
  const saysMore = async (attempt: Promise<AttemptOnWire>) => ({ ...(await attempt), battery: 0.6 });
  return { ...ports, body: (entry) => saysMore(ports.body(entry)) };
}

/** What only a newer app logs: an event of its own, and a member more of one that is known. */
export function newerAction(questionId: string, isOfItsOwn: boolean): AttemptAction {
  const action = isOfItsOwn
    ? { type: 'pad-opened', strokes: 3 }
    : { type: 'visited', questionId, by: 'swipe' };
  return action as AttemptAction;
}

/** The answer of a newer server to sync: a flag and a status that this app has no words for. */
export function asOfNewerServer(answer: ServerAnswer): ServerAnswer {
  const body = JSON.parse(answer.text) as { data: SyncedAttempt[] };
  for (const { results } of body.data) {
    if (results === undefined) continue;
    (results['flags'] as string[]).push('noticed-later');
    results['status'] = 'scored-by-skill';
  }
  return { ...answer, text: JSON.stringify(body) };
}
