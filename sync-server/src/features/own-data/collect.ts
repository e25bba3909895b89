import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { heldUntilColumn } from '../../release/results-held-until.ts';

/** OD1: a user's data on the server, without attempts, which are read one at a time. */
export type AccountData = NonNullable<Awaited<ReturnType<typeof readAccountData>>>;
export type AttemptData = NonNullable<Awaited<ReturnType<typeof readAttemptData>>>;

const when = (at: number) => new Date(at).toISOString();
const whenever = (at: number | null) => (at === null ? null : when(at));

/** Times are ISO 8601 UTC. Credentials (passwords, tokens, codes) are not included. */
export async function readAccountData(context: Context, userId: string) {
  const profile = await readProfile(context, userId);
  if (profile === undefined) return undefined;
  return {
    exportedAt: when(context.clock.now()),
    profile,
    examsChosen: await readExams(context, userId),
    devicesSignedIn: await readSessions(context, userId),
    extraTimeOnPapers: await readAccommodations(context, userId),
    batches: await readBatches(context, userId),
    papersIssued: await readIssues(context, userId),
    attemptsInProgress: await readDrafts(context, userId),
    handInsNotCounted: await readSuperseded(context, userId),
    decisionsAboutRanking: await readDecisions(context, userId),
    resultsChangedByCorrections: await readResultNotes(context, userId),
    keyChallenges: await readKeyChallenges(context, userId),
    tokensGiven: await readGrants(context, userId),
    tokensMoved: await readEntries(context, userId),
    payments: await readPayments(context, userId),
    notices: await readNotices(context, userId),
    testsMade: await readTestsMade(context, userId),
    abilities: await readAbilities(context, userId),
    languageModelCalls: await readModelCalls(context, userId),
    questionsToTheAssistant: await readAssistantQuestions(context, userId),
    questionsHelpedWith: await readHelpedQuestions(context, userId),
    notebook: await readNotebook(context, userId),
    passwordLinksAsked: await readLinks(context, userId),
    exportsAsked: await readExports(context, userId),
  };
}

async function readProfile({ store: { read, t } }: Context, userId: string) {
  const { passwordHash: _secret, ...columns } = getTableColumns(t.users);
  const [row] = await read.select(columns).from(t.users).where(eq(t.users.id, userId));
  return row === undefined ? undefined : { ...row, createdAt: when(row.createdAt) };
}

async function readExams({ store: { read, t } }: Context, userId: string) {
  const rows = await read
    .select({ name: t.categories.name })
    .from(t.userCategories)
    .innerJoin(t.categories, eq(t.categories.id, t.userCategories.categoryId))
    .where(eq(t.userCategories.userId, userId))
    .orderBy(asc(t.categories.name));
  return rows.map(({ name }) => name);
}

async function readSessions({ store: { read, t } }: Context, userId: string) {
  const { device, startedAt, lastUsedAt } = t.sessions;
  const rows = await read
    .select({ device, startedAt, lastUsedAt })
    .from(t.sessions)
    .where(eq(t.sessions.userId, userId))
    .orderBy(asc(lastUsedAt));
  return rows.map((row) => ({ ...row, startedAt: when(row.startedAt), lastUsedAt: when(row.lastUsedAt) }));
}

function readAccommodations({ store: { read, t } }: Context, userId: string) {
  const { paperAccommodations: table, papers } = t;
  return read
    .select({ paper: papers.title, extraTimePercent: table.extraTimePercent })
    .from(table)
    .innerJoin(papers, eq(papers.id, table.paperId))
    .where(eq(table.userId, userId));
}

async function readBatches({ store: { read, t } }: Context, userId: string) {
  const { batches, batchMembers } = t;
  const rows = await read
    .select({ name: batches.name, joinedAt: batchMembers.joinedAt, leftAt: batchMembers.leftAt })
    .from(batchMembers)
    .innerJoin(batches, eq(batches.id, batchMembers.batchId))
    .where(eq(batchMembers.userId, userId))
    .orderBy(asc(batchMembers.joinedAt));
  return rows.map((row) => ({ ...row, joinedAt: when(row.joinedAt), leftAt: whenever(row.leftAt) }));
}

async function readIssues({ store: { read, t } }: Context, userId: string) {
  const { issues, papers } = t;
  const rows = await read
    .select({
      paper: papers.title,
      issuedAt: issues.issuedAt,
      priceInTokens: issues.price,
      chargedTokens: issues.charged,
    })
    .from(issues)
    .innerJoin(papers, eq(papers.id, issues.paperId))
    .where(eq(issues.userId, userId))
    .orderBy(asc(issues.issuedAt));
  return rows.map((row) => ({ ...row, issuedAt: when(row.issuedAt) }));
}

async function readDrafts({ store: { read, t } }: Context, userId: string) {
  const { attemptDrafts: drafts, draftEvents, papers } = t;
  const rows = await read
    .select({
      attemptId: drafts.attemptId,
      paper: papers.title,
      firstContactAt: drafts.firstContactAt,
      updatedAt: drafts.updatedAt,
      events: draftEvents.events,
    })
    .from(drafts)
    .innerJoin(papers, eq(papers.id, drafts.paperId))
    .leftJoin(
      draftEvents,
      and(eq(draftEvents.attemptId, drafts.attemptId), eq(draftEvents.userId, drafts.userId)),
    )
    .where(eq(drafts.userId, userId))
    .orderBy(asc(drafts.updatedAt), asc(draftEvents.fromSeq));
  return rows.map((row) => ({
    ...row,
    firstContactAt: when(row.firstContactAt),
    updatedAt: when(row.updatedAt),
  }));
}

async function readSuperseded({ store: { read, t } }: Context, userId: string) {
  const { supersededAttempts: table, papers } = t;
  const rows = await read
    .select({
      attemptId: table.attemptId,
      paper: papers.title,
      receivedAt: table.receivedAt,
      body: table.body,
      receipt: table.receipt,
    })
    .from(table)
    .innerJoin(papers, eq(papers.id, table.paperId))
    .where(eq(table.userId, userId))
    .orderBy(asc(table.receivedAt));
  return rows.map((row) => ({ ...row, receivedAt: when(row.receivedAt) }));
}

/** Without the administrators who decided. */
async function readDecisions({ store: { read, t } }: Context, userId: string) {
  const { attemptId, ranked, reason, decidedAt } = t.rankDecisions;
  const rows = await read
    .select({ attemptId, ranked, reason, decidedAt })
    .from(t.rankDecisions)
    .where(eq(t.rankDecisions.userId, userId))
    .orderBy(asc(decidedAt));
  return rows.map((row) => ({ ...row, decidedAt: when(row.decidedAt) }));
}

/** BK3, without the scores of results that are held back (ST7, ST80). */
async function readResultNotes({ store: { read, t }, clock }: Context, userId: string) {
  const isOfAttempt = and(eq(t.attempts.id, t.resultNotes.attemptId), eq(t.attempts.userId, userId));
  const heldUntil = heldUntilColumn(t.papers);
  const { attemptId, scoreBefore, scoreAfter, changeId, createdAt } = t.resultNotes;
  const rows = await read
    .select({ attemptId, reason: t.questionChanges.reason, scoreBefore, scoreAfter, changedAt: createdAt })
    .from(t.resultNotes)
    .innerJoin(t.questionChanges, eq(t.questionChanges.id, changeId))
    .innerJoin(t.attempts, isOfAttempt)
    .innerJoin(t.papers, eq(t.papers.id, t.attempts.paperId))
    .where(and(eq(t.resultNotes.userId, userId), sql`coalesce(${heldUntil}, 0) <= ${clock.now()}`))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({ ...row, changedAt: when(row.changedAt) }));
}

/** KC1 */
async function readKeyChallenges({ store: { read, t } }: Context, userId: string) {
  const { attemptId, questionId, text, state, answer, createdAt, answeredAt } = t.keyChallenges;
  const rows = await read
    .select({ attemptId, questionId, text, state, answer, createdAt, answeredAt })
    .from(t.keyChallenges)
    .where(eq(t.keyChallenges.userId, userId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: when(row.createdAt),
    answeredAt: whenever(row.answeredAt),
  }));
}

async function readGrants({ store: { read, t } }: Context, userId: string) {
  const { source, remaining, expiresAt, createdAt } = t.tokenGrants;
  const rows = await read
    .select({ source, remaining, expiresAt, createdAt })
    .from(t.tokenGrants)
    .where(eq(t.tokenGrants.userId, userId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({
    ...row,
    expiresAt: whenever(row.expiresAt),
    createdAt: when(row.createdAt),
  }));
}

async function readEntries({ store: { read, t } }: Context, userId: string) {
  const { kind, tokens, thing, at } = t.tokenEntries;
  const rows = await read
    .select({ kind, tokens, thing, at })
    .from(t.tokenEntries)
    .where(eq(t.tokenEntries.userId, userId))
    .orderBy(asc(at), asc(t.tokenEntries.id));
  return rows.map((row) => ({ ...row, at: when(row.at) }));
}

/** Without the administrators who granted tokens. */
async function readPayments({ store: { read, t } }: Context, userId: string) {
  const { payments: table } = t;
  const rows = await read
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(asc(table.createdAt), asc(table.id));
  return rows.map(({ amount, refunded, givenBy: _givenBy, userId: _userId, ...row }) => ({
    ...row,
    amountInPaise: amount,
    refundedInPaise: refunded,
    createdAt: when(row.createdAt),
    paidAt: whenever(row.paidAt),
    startsAt: whenever(row.startsAt),
    endsAt: whenever(row.endsAt),
  }));
}

async function readNotices({ store: { read, t } }: Context, userId: string) {
  const { kind, details, at, seenAt } = t.notices;
  const rows = await read
    .select({ kind, details, at, seenAt })
    .from(t.notices)
    .where(eq(t.notices.userId, userId))
    .orderBy(asc(at));
  return rows.map((row) => ({ ...row, at: when(row.at), seenAt: whenever(row.seenAt) }));
}

async function readTestsMade({ store: { read, t } }: Context, userId: string) {
  const { paperGenerations: tests, papers } = t;
  const { kind, choice, state, failure, madeBy, createdAt, finishedAt } = tests;
  const rows = await read
    .select({ title: papers.title, kind, choice, state, failure, madeBy, createdAt, finishedAt })
    .from(tests)
    .innerJoin(papers, eq(papers.id, tests.paperId))
    .where(eq(tests.userId, userId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: when(row.createdAt),
    finishedAt: whenever(row.finishedAt),
  }));
}

async function readAbilities({ store: { read, t } }: Context, userId: string) {
  const { ability, error, answers, at } = t.abilities;
  const rows = await read
    .select({ topic: t.topics.name, ability, error, answers, at })
    .from(t.abilities)
    .innerJoin(t.topics, eq(t.topics.id, t.abilities.topicId))
    .where(eq(t.abilities.userId, userId))
    .orderBy(asc(t.topics.name));
  return rows.map((row) => ({ ...row, at: when(row.at) }));
}

/** LM10 */
async function readModelCalls({ store: { read, t } }: Context, userId: string) {
  const { purpose, model, promptTokens, completionTokens, cost, at, endedAt, id } = t.modelCalls;
  const rows = await read
    .select({ purpose, model, promptTokens, completionTokens, costInMillionthsOfARupee: cost, at, endedAt })
    .from(t.modelCalls)
    .where(eq(t.modelCalls.userId, userId))
    .orderBy(asc(at), asc(id));
  return rows.map((row) => ({ ...row, at: when(row.at), endedAt: whenever(row.endedAt) }));
}

/** AS3: only the fact that they were asked; the texts are stored only on devices. */
async function readAssistantQuestions({ store: { read, t } }: Context, userId: string) {
  const { kind, state, engine, createdAt, finishedAt } = t.assistantQuestions;
  const rows = await read
    .select({ kind, state, engine, createdAt, finishedAt })
    .from(t.assistantQuestions)
    .where(eq(t.assistantQuestions.userId, userId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: when(row.createdAt),
    finishedAt: whenever(row.finishedAt),
  }));
}

/** AS41 */
async function readHelpedQuestions({ store: { read, t } }: Context, userId: string) {
  const { questionId, createdAt } = t.helpedQuestions;
  const rows = await read
    .select({ questionId, createdAt })
    .from(t.helpedQuestions)
    .where(eq(t.helpedQuestions.userId, userId))
    .orderBy(asc(createdAt), asc(questionId));
  return rows.map((row) => ({ ...row, createdAt: when(row.createdAt) }));
}

/** NB6: the whole log. */
async function readNotebook({ store: { read, t } }: Context, userId: string) {
  const { id, questionId, kind, rating, text, at, receivedAt, number } = t.notebookEntries;
  const rows = await read
    .select({ id, questionId, kind, rating, text, at, receivedAt })
    .from(t.notebookEntries)
    .where(eq(t.notebookEntries.userId, userId))
    .orderBy(asc(number));
  return rows.map((row) => ({ ...row, at: when(row.at), receivedAt: when(row.receivedAt) }));
}

async function readLinks({ store: { read, t } }: Context, userId: string) {
  const { createdAt, usedAt } = t.passwordResets;
  const rows = await read
    .select({ askedAt: createdAt, usedAt })
    .from(t.passwordResets)
    .where(eq(t.passwordResets.userId, userId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({ askedAt: when(row.askedAt), usedAt: whenever(row.usedAt) }));
}

async function readExports({ store: { read, t } }: Context, userId: string) {
  const { askedAt, readyAt } = t.ownDataExports;
  const rows = await read
    .select({ askedAt, readyAt })
    .from(t.ownDataExports)
    .where(eq(t.ownDataExports.userId, userId))
    .orderBy(asc(askedAt));
  return rows.map((row) => ({ askedAt: when(row.askedAt), readyAt: whenever(row.readyAt) }));
}

/** Ids of a user's attempts, the oldest first. */
export async function attemptIdsOf(
  { store: { read, t } }: Context,
  userId: string,
): Promise<readonly string[]> {
  const { attempts } = t;
  const rows = await read
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attempts.submittedAt), asc(attempts.id));
  return rows.map(({ id }) => id);
}

/** Without the score: the result determines which parts may be shown and when (ST7, ST71). */
export async function readAttemptData({ store: { read, t } }: Context, userId: string, attemptId: string) {
  const { attempts, papers } = t;
  const [row] = await read
    .select({
      attemptId: attempts.id,
      paper: papers.title,
      paperId: attempts.paperId,
      packageVersion: attempts.packageVersion,
      startedAt: attempts.startedAt,
      submittedAt: attempts.submittedAt,
      receivedAt: attempts.receivedAt,
      totalTimeSeconds: attempts.totalTimeSeconds,
      deviceId: attempts.deviceId,
      flags: attempts.flags,
      countsForTheRanking: attempts.ranked,
      waitsForADecision: attempts.isDoubted,
      answers: attempts.responses,
      saidByTheDevice: attempts.claims,
      receipt: attempts.receipt,
      log: attempts.log,
    })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(and(eq(attempts.userId, userId), eq(attempts.id, attemptId)));
  if (row === undefined) return undefined;
  return {
    ...row,
    startedAt: when(row.startedAt),
    submittedAt: when(row.submittedAt),
    receivedAt: when(row.receivedAt),
  };
}
