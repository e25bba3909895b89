import type { AttemptAction } from '@exam/shared-schema/attempt';
import type { AttemptOnWire, SyncedAttempt } from '@exam/shared-schema/contract';
import { dexiePorts, handInBody, type DrainPorts, type ExamDatabase } from '../pwa/src/offline/index.ts';
import type { ServerAnswer } from './sim-server.ts';

/** SY11: the version of a device's app: the previous one, this one, or a newer one. */
export const appVersions = ['this', 'this', 'this', 'older', 'newer'] as const;
export type AppVersion = (typeof appVersions)[number];

/** The ports of an app of that version. The previous one also sends answers and times; a newer one adds a member. */
export function portsOf(app: AppVersion, database: ExamDatabase): DrainPorts {
  const ports = dexiePorts(database);
  if (app === 'this') return ports;
  const whole = (attemptId: string) => handInBody(database, attemptId) as Promise<AttemptOnWire>;
  if (app === 'older') return { ...ports, body: ({ attemptId }) => whole(attemptId) };
  const withMember = async (attempt: Promise<AttemptOnWire>) => ({ ...(await attempt), battery: 0.6 });
  return { ...ports, body: (entry) => withMember(ports.body(entry)) };
}

/** An event of a newer app: either of an unknown type, or of a known type with an additional member. */
export function newerAction(questionId: string, isOfItsOwn: boolean): AttemptAction {
  const action = isOfItsOwn
    ? { type: 'pad-opened', strokes: 3 }
    : { type: 'visited', questionId, by: 'swipe' };
  return action as AttemptAction;
}

/** The answer of a newer server to sync: a flag and a status that this app does not know. */
export function asOfNewerServer(answer: ServerAnswer): ServerAnswer {
  const body = JSON.parse(answer.text) as { data: SyncedAttempt[] };
  for (const { results } of body.data) {
    if (results === undefined) continue;
    (results['flags'] as string[]).push('noticed-later');
    results['status'] = 'scored-by-skill';
  }
  return { ...answer, text: JSON.stringify(body) };
}
