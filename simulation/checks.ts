import { isDeepStrictEqual as isSame } from 'node:util';
import { answersText, logText, receiptText, type Receipt } from '@exam/shared-schema/attempt';
import { questionIdsInOrder } from '@exam/shared-schema/paper-package';
import { handInBody } from '../pwa/src/offline/index.ts';
import type { AttemptFlag } from '@exam/shared-schema/contract';
import { mayRank } from '../sync-server/src/marked-attempts/flags.ts';
import { sha256 } from '../sync-server/src/sha256.ts';
import {
  answersOn,
  isPoisoned,
  type AttemptEvidence,
  type DeviceEvidence,
  type Evidence,
} from './evidence.ts';
import type { Sitting } from './student.ts';
import { AFTER_A_DRAFT } from './tricks.ts';
import type { World } from './world.ts';

type Fail = (sentence: string) => void;

/** Checks the final state against the rules. Every message begins with the broken rule. */
export async function checkAll(world: World, evidence: Evidence): Promise<void> {
  for (const device of evidence.devices) {
    if (device.seat.isLost) continue;
    checkPromises(world, device);
    checkPrivacy(world, device);
    for (const attempt of device.attempts) await checkAttempt(world, evidence, device, attempt);
  }
  checkNothingDoubled(world, evidence);
  checkRanks(world, evidence);
  checkTricks(world, evidence);
  checkDrafts(world, evidence);
  await checkOtherUsers(world, evidence);
}

async function checkAttempt(
  world: World,
  evidence: Evidence,
  device: DeviceEvidence,
  attempt: AttemptEvidence,
): Promise<void> {
  const { row, state, outbox } = attempt;
  const fail: Fail = (sentence) =>
    world.fail(`${sentence} (attempt ${row.attemptId} on device ${device.seat.device.index})`);
  if (row.status !== 'sealed') {
    if (outbox !== undefined) fail(`[SY1] an attempt that is ${row.status} is in the outbox`);
    checkMoved(evidence, attempt, fail);
    return;
  }
  if (state.status !== 'sealed' || state.head !== row.head) fail('[AT1] the row does not match the log');
  if (isPoisoned(attempt)) await checkPoison(evidence, device, attempt, fail);
  else checkHandedIn(world, evidence, device, attempt, fail);
}

/** SY6: an attempt is marked as moved only if another device has continued it or handed it in. */
function checkMoved({ server, devices }: Evidence, { row, events }: AttemptEvidence, fail: Fail): void {
  if (row.status !== 'moved') return;
  const head = events.at(-1)?.hash;
  const isElsewhere = devices.some(({ attempts }) =>
    attempts.some((other) => other.row.attemptId === row.attemptId && other.events.at(-1)?.hash !== head),
  );
  const isHandedIn = server.attempts.some(({ id }) => id === row.attemptId);
  if (!isElsewhere && !isHandedIn) fail('[SY6] it is marked as moved and is on no other device');
}

/** SY5: a refused attempt stays on the device, marked and complete. */
async function checkPoison(
  { server }: Evidence,
  { seat }: DeviceEvidence,
  { row, outbox, events, receipt }: AttemptEvidence,
  fail: Fail,
): Promise<void> {
  if (outbox?.state !== 'refused') fail('[SY5] a refused attempt is not kept and marked');
  if (receipt !== undefined) fail('[SY4] a refused attempt has a receipt');
  if (server.attempts.some(({ id, head }) => id === row.attemptId && head === row.head))
    fail('[SY5] the server keeps what it refused');
  const page = [...seat.device.pages][0];
  const exported = page && (await handInBody(page.database, row.attemptId));
  if (exported?.log?.events !== logText(events)) fail('[SY5] a refused attempt cannot be exported whole');
}

function checkHandedIn(
  world: World,
  { server }: Evidence,
  device: DeviceEvidence,
  attempt: AttemptEvidence,
  fail: Fail,
): void {
  const { row, outbox, receipt, result } = attempt;
  if (outbox !== undefined)
    fail(`[SY2] it still waits: ${outbox.state}, ${outbox.lastError?.code ?? 'untried'}`);
  if (receipt === undefined) return fail('[SY4] it is sealed and has no receipt');
  if (receipt.receipt.head !== row.head) fail('[SY4] the receipt is for another log');
  // SY11: this app may not be able to read the result of a newer server; the receipt is stored anyway.
  const isUnread = world.plan.isServerNewer && result === undefined;
  const isRemoved = result === undefined && !isKeptSignedIn(world, device, row.userId);
  if (!isUnread && !isRemoved && !isSame(result?.result.receipt, receipt.receipt))
    fail('[SY4] receipt and result were not stored together');
  checkSignature(world, receipt.receipt, fail);
  const counted = server.attempts.find(({ id }) => id === row.attemptId);
  if (counted === undefined) return fail('[SY3] it is not on the server');
  if (counted.head === row.head) checkCounted(world, attempt, counted, fail);
  else checkSuperseded(world, attempt, server.superseded, fail);
}

/** AC54: whether this user alone has used the device, and has not signed out. Otherwise results are removed. */
function isKeptSignedIn(world: World, { seat, signedInAs }: DeviceEvidence, userId: string): boolean {
  return (
    signedInAs === userId &&
    world.usersAt(seat).size === 1 &&
    seat.sittings.every(({ signsOut }) => !signsOut)
  );
}

function checkSignature(world: World, { signature, ...receipt }: Receipt, fail: Fail): void {
  const keys = world.server.life?.context.installation.keys;
  if (keys?.verify(receipt.keyId, receiptText(receipt), signature) !== true)
    fail('[ST14] the receipt does not verify');
}

/**
 * ST14: whether the receipts are identical. After a restore the server may have received the attempt again from a
 * delayed copy of the request, and issued a second receipt; then only log and answers have to be the same.
 */
function isSameReceipt(world: World, kept: Receipt, held: Receipt | undefined): boolean {
  if (held === undefined) return false;
  if (!world.wasRestored) return isSame(kept, held);
  return kept.head === held.head && kept.answersDigest === held.answersDigest;
}

type Counted = Evidence['server']['attempts'][number];

/** SC1: the answers are those of the device's log, and the score is the result of mark(). */
function checkCounted(world: World, attempt: AttemptEvidence, counted: Counted, fail: Fail): void {
  const paper = world.template.papers.find(({ testId }) => testId === attempt.row.testId);
  if (paper === undefined) return fail('[PK1] its paper is unknown');
  const ids = questionIdsInOrder(paper.content);
  const answers = answersOn(attempt, ids);
  const stored = Object.fromEntries(counted.responses.map((r) => [r.questionId, r.selectedAnswer]));
  if (!isSame(stored, answers)) fail('[SY3] the server has other answers');
  if (counted.answersDigest !== sha256(answersText(ids, answers)))
    fail('[ST14] the digest is of other answers');
  const { total } = paper.marker.mark(answers);
  if (counted.scoreExact !== total) fail(`[SC1] it is scored ${counted.scoreExact} and worth ${total}`);
  if (!isSameReceipt(world, counted.receipt, attempt.receipt?.receipt))
    fail('[ST14] server and device hold different receipts');
  const shown = attempt.result?.result;
  if (shown !== undefined && shown.status !== 'pending' && shown.totalScoreExact !== total)
    fail('[SC1] the device shows another score');
  checkLog(counted.log, attempt, fail);
}

function checkSuperseded(
  world: World,
  attempt: AttemptEvidence,
  superseded: Evidence['server']['superseded'],
  fail: Fail,
): void {
  const { row, receipt } = attempt;
  const kept = superseded.find(({ attemptId, head }) => attemptId === row.attemptId && head === row.head);
  if (kept === undefined) return fail('[SY6] its log was superseded and is not kept');
  if (!isSameReceipt(world, kept.receipt, receipt?.receipt)) fail('[ST14] another receipt was kept');
  checkLog((JSON.parse(kept.body) as { log?: { events?: string } }).log?.events, attempt, fail);
}

function checkLog(kept: string | null | undefined, { events }: AttemptEvidence, fail: Fail): void {
  if (kept !== logText(events)) fail('[SY6] the kept log is not the one of this device');
}

/** AT3, AT4, SY1: what a screen called saved or sealed is on the disk. */
function checkPromises(world: World, { seat, attempts }: DeviceEvidence): void {
  const written = new Set(seat.sittings.flatMap(writtenOver));
  const found = new Map(attempts.map((attempt) => [attempt.row.attemptId, attempt]));
  for (const [attemptId, { savedSeq, head }] of seat.witness.saved) {
    if (written.has(attemptId)) continue;
    if (found.get(attemptId)?.events[savedSeq - 1]?.hash !== head)
      world.fail(`[AT3] the screen showed saved, but it is not on disk (attempt ${attemptId})`);
  }
  for (const [attemptId, head] of seat.witness.sealed) {
    const row = found.get(attemptId)?.row;
    if (row?.status !== 'sealed' || row.head !== head)
      world.fail(`[SY1] the screen showed sealed, but it is not on disk (attempt ${attemptId})`);
  }
}

/** The attempt whose log a dishonest student has overwritten. */
function writtenOver({ trick, startedId }: Sitting): string[] {
  return trick === null || startedId === null ? [] : [startedId];
}

/** PK6: a device stores nothing of users who never used it. */
function checkPrivacy(world: World, { seat, attempts, packageOwners }: DeviceEvidence): void {
  const users = world.usersAt(seat);
  const owners = [...packageOwners, ...attempts.map(({ row }) => row.userId)];
  if (owners.some((owner) => !users.has(owner)))
    world.fail(`[PK6] device ${seat.device.index} holds data of another user`);
}

/** SY3: every attempt on the server was sealed by a device, and none is there twice. */
function checkNothingDoubled(world: World, { server, devices }: Evidence): void {
  const sealed = new Set(
    devices.flatMap(({ attempts }) =>
      attempts
        .filter(({ row }) => row.status === 'sealed')
        .map(({ row }) => `${row.attemptId} ${row.userId} ${row.head}`),
    ),
  );
  const kept = [
    ...server.attempts.map(({ id, userId, head }) => `${id} ${userId} ${head}`),
    ...server.superseded.map(({ attemptId, userId, head }) => `${attemptId} ${userId} ${head}`),
  ];
  if (new Set(kept).size !== kept.length) world.fail('[SY3] a log is on the server twice');
  for (const name of kept)
    if (!sealed.has(name)) world.fail(`[SY3] the server has ${name}, which no device sealed`);
}

/** ST7: of a user's attempts at a paper exactly one ranks, or none if the evidence of one is in doubt (ST70). */
function checkRanks(world: World, { server }: Evidence): void {
  const ranked = new Map<string, number>();
  const doubted = new Set<string>();
  for (const { userId, paperId, ranked: isRanked, flags } of server.attempts) {
    const name = `${userId} ${paperId}`;
    if (!mayRank(flags)) doubted.add(name);
    ranked.set(name, (ranked.get(name) ?? 0) + (isRanked ? 1 : 0));
  }
  for (const [name, count] of ranked) {
    const isDoubted = doubted.has(name);
    if (count > 1 || (count === 0 && !isDoubted)) world.fail(`[ST7] ${count} attempts rank for ${name}`);
  }
}

/** ST70: every trick that hides time is detected. */
function checkTricks(world: World, evidence: Evidence): void {
  const { server } = evidence;
  for (const { device, isLost, sittings } of world.seats) {
    // If the device's clock was moved too, the trick may have gained nothing.
    if (isLost || world.movedClocks.has(device.index)) continue;
    for (const { played, attemptId, startedId, user } of sittings) {
      // An attempt that was on two phones also has events of the other one.
      if (startedId !== null && devicesWith(evidence, startedId) > 1) continue;
      const attempt = server.attempts.find(({ id, userId }) => id === attemptId && userId === user._id);
      // A restored server may have lost the draft that reveals the trick.
      const isForgotten = world.wasRestored && played !== null && AFTER_A_DRAFT.includes(played);
      if (played === null || attempt === undefined || isForgotten) continue;
      // ST7: only a student's first attempt ranks anyway.
      if (attempt.ranked)
        world.fail(`[ST70] a log that ${played} is not found (${attempt.flags.join(', ')})`);
    }
  }
}

function devicesWith({ devices }: Evidence, id: string): number {
  return devices.filter(({ attempts }) => attempts.some(({ row }) => row.attemptId === id)).length;
}

/**
 * ST70: honest attempts, whose only fault may be a wrong clock: the student's only attempt at its paper, on one phone.
 * @returns their flags.
 */
export function honestAttempts(world: World, { server, devices }: Evidence): (readonly AttemptFlag[])[] {
  const nameOf = (userId: string, paperId: string) => `${userId} ${paperId}`;
  const attempts = devices.flatMap((device) => device.attempts.map(({ row }) => row));
  const isAlone = (name: string) =>
    new Set(
      attempts.filter((row) => nameOf(row.userId, row.testId) === name).map(({ attemptId }) => attemptId),
    ).size === 1;
  const cheats = new Set(
    world.seats.flatMap(({ sittings }) =>
      sittings.flatMap(({ trick, user, paper }) => (trick === null ? [] : [nameOf(user._id, paper.testId)])),
    ),
  );
  return server.attempts.flatMap(({ id, userId, paperId, flags }) => {
    const name = nameOf(userId, paperId);
    const isHonest = isAlone(name) && !cheats.has(name) && !world.copied.has(id);
    return isHonest ? [flags] : [];
  });
}

/** SY8: every draft is the beginning of a device's log. */
function checkDrafts(world: World, { server, devices }: Evidence): void {
  const written = new Set(world.seats.flatMap(({ sittings }) => sittings.flatMap(writtenOver)));
  for (const { attemptId, events } of server.drafts) {
    if (written.has(attemptId)) continue;
    const logs = devices.flatMap(({ attempts }) => attempts.filter(({ row }) => row.attemptId === attemptId));
    const isPrefix = logs.some((log) => logText(log.events).startsWith(events));
    if (!isPrefix) world.fail(`[SY8] the draft of ${attemptId} is the log of no device`);
  }
}

/** ST3, SY10: another user's token and ticket reveal nothing about an attempt. */
async function checkOtherUsers(world: World, { server, devices }: Evidence): Promise<void> {
  const attempt = server.attempts[0];
  const other = world.template.users.find(({ _id }) => _id !== attempt?.userId);
  if (attempt === undefined || other === undefined) return;
  const headers = { authorization: `Bearer ${world.server.token(other._id, 60) ?? ''}` };
  const url = `/api/test-attempts/${attempt.id}`;
  const read = await world.server.handle({ method: 'GET', url, headers, body: null });
  if (read?.status !== 404) world.fail(`[ST3] another user is answered ${read?.status ?? 'nothing'}`);
  const foreign = devices.flatMap(({ attempts }) => attempts).find(({ row }) => row.userId === other._id);
  if (foreign === undefined) return;
  const body = { attempts: [{ attemptId: attempt.id, head: attempt.head, ticket: foreign.row.ticket }] };
  const known = await world.server.handle({
    method: 'POST',
    url: '/api/test-attempts/known',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = JSON.parse(known?.text ?? '{}') as { data?: { lacking: string[] } };
  if (data?.lacking[0] !== attempt.id) world.fail("[SY10] another user's ticket reveals an attempt");
}
