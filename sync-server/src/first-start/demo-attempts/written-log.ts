import {
  genesisHash,
  logHead,
  logText,
  type AttemptAction,
  type AttemptHeader,
  type UnhashedEvent,
} from '@exam/shared-schema/attempt';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import type { Answer } from '@exam/shared-schema/question-types';
import { sha256 } from '../../sha256.ts';
import type { Part, Sitting } from './sitting.ts';

interface Timed {
  readonly atMs: number;
  readonly action: AttemptAction;
}

/**
 * The log that the app would write of a sitting, with the head that proves it (AT2).
 * @param startedAt epoch ms.
 */
export function writtenLog(
  header: AttemptHeader,
  startedAt: number,
  sitting: Sitting,
): NonNullable<AttemptOnWire['log']> {
  const events = actionsOf(header.attemptId, sitting).map(
    ({ atMs, action }, seq) => ({ ...action, seq, at: startedAt + atMs, mono: atMs }) as UnhashedEvent,
  );
  const text = logText(events);
  return { head: logHead(genesisHash(header, sha256), text, sha256), events: text };
}

function actionsOf(session: string, { parts, sealedMs }: Sitting): Timed[] {
  return [
    { atMs: 0, action: { type: 'started', session, offsetMs: 0 } },
    ...parts.flatMap((part, place) => actionsIn(part, parts[place - 1])),
    { atMs: sealedMs, action: { type: 'sealed', by: 'student', elapsedMs: sealedMs } },
  ];
}

function actionsIn({ sectionId, opensMs, steps }: Part, before: Part | undefined): Timed[] {
  const moves: AttemptAction[] = [];
  if (before?.sectionId != null) moves.push({ type: 'section-closed', sectionId: before.sectionId });
  if (sectionId !== null) moves.push({ type: 'section-entered', sectionId });
  return [
    ...moves.map((action) => ({ atMs: opensMs, action })),
    ...steps.flatMap(({ questionId, openedMs, leftMs, answer }): Timed[] => [
      { atMs: openedMs, action: { type: 'visited', questionId } },
      ...(answer === null ? [] : [{ atMs: leftMs, action: answered(questionId, answer) }]),
    ]),
  ];
}

function answered(questionId: string, answer: Answer): AttemptAction {
  return { type: 'answered', questionId, answer };
}
