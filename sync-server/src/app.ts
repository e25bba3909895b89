import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { PERMISSIONS } from '@exam/shared-schema/access';
import { NO_PAYMENTS, type PaymentSetup } from './adapters/payments/payment-provider.ts';
import type { Context } from './context.ts';
import { calibrateQuestions } from './features/ability/calibrate.ts';
import { preferenceOf } from './features/ability/prefer.ts';
import { abilityRoutes } from './features/ability/routes.ts';
import { accommodationRoutes } from './features/accommodations/routes.ts';
import { accountJobs } from './features/accounts/jobs.ts';
import { createAccount } from './features/accounts/registration/create-account.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { askForResetLink } from './features/accounts/passwords/reset-links.ts';
import { endSessionsOf } from './features/accounts/sessions/sessions.ts';
import { assistantJobs } from './features/assistant/jobs.ts';
import type { AssistantParts } from './features/assistant/parts.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { carriedAttempts } from './features/attempts/hand-in/carried.ts';
import { earnsKey } from './marked-attempts/key-access.ts';
import { unrankedOf } from './marked-attempts/unranked.ts';
import { keyedPapers } from './marked-attempts/keyed-papers.ts';
import { releasedResults } from './marked-attempts/read-attempt.ts';
import { tallyAttempts } from './marked-attempts/tally-attempt.ts';
import { releasedAttempts } from './marked-attempts/released-attempt.ts';
import { prepareSync, type PrepareSync } from './features/attempts/hand-in/prepare-sync.ts';
import { attemptRoutes } from './features/attempts/routes.ts';
import { openIntake } from './features/attempts/hand-in/sync.ts';
import { sweepDrafts } from './features/attempts/drafts/sweep-drafts.ts';
import { requireIcons } from './features/catalogue/icons.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { correctionRoutes } from './features/corrections/routes.ts';
import { remarkAttempts } from './features/corrections/remark-attempts.ts';
import { developmentRoutes } from './features/development/routes.ts';
import { handInFileRoutes } from './features/hand-in-files/routes.ts';
import type { Metrics } from './features/operations/metrics.ts';
import { ownDataJobs } from './features/own-data/make-export.ts';
import { deleteAccount } from './features/own-data/delete-account.ts';
import { ownDataRoutes } from './features/own-data/routes.ts';
import { metricsRoute } from './features/operations/metrics-route.ts';
import { notebookRoutes } from './features/notebook/routes.ts';
import { noticeRoutes } from './features/notices/routes.ts';
import { operationRoutes } from './features/operations/routes.ts';
import { aiTestJobs } from './features/generation/ai-test.ts';
import type { Generating } from './features/generation/make-test.ts';
import { NO_MAKER, type QuestionMaker } from './bank/question-maker.ts';
import { issueRoutes } from './features/issue/routes.ts';
import { packageRoutes } from './features/packages/routes.ts';
import { createFromTemplate } from './features/generation/create-auto.ts';
import { refusedDraftRoutes } from './features/generation/refused-drafts.ts';
import { generationRoutes } from './features/generation/routes.ts';
import { managedPaperRoutes } from './features/papers-admin/routes.ts';
import { paymentJobs } from './features/payments/jobs.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { sandboxJobs } from './features/payments/sandbox/play-checkout.ts';
import { planRoutes } from './features/plans/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { questionRoutes } from './features/questions/admin/routes.ts';
import { changeKey } from './bank/change-question.ts';
import { fillSearch } from './bank/fill-search.ts';
import { complaintAboutTexts } from './bank/import/check-draft.ts';
import { saveQuestions } from './bank/save-questions.ts';
import { receiptRoutes } from './features/receipts/routes.ts';
import { countStatistics } from './features/results/count-statistics.ts';
import { recountPaper } from './features/results/recount.ts';
import { resultRoutes } from './features/results/routes.ts';
import { fillBoards } from './features/standings/fill-missing.ts';
import { standingRoutes } from './features/standings/routes.ts';
import { sweepPeriods } from './features/standings/sweep-periods.ts';
import { templatesRoutes } from './features/templates/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { expireTokens } from './features/wallet/expire.ts';
import { openPurse } from './features/wallet/purse.ts';
import { readWallet } from './features/wallet/read-wallet.ts';
import { walletRoutes } from './features/wallet/routes.ts';
import { accessTokens, identify, type PermissionTable } from './http/access.ts';
import { rejectWhileOverloaded } from './http/admission.ts';
import { admitCallers, requireDeclaredAccess } from './http/bind.ts';
import { AppError, answerUnroutable, handleErrors } from './http/errors.ts';
import { OneLineACall } from './http/call-log.ts';
import { Bodies, prepareForBodies } from './http/bodies.ts';
import { acceptOnlyJson } from './http/body.ts';
import { isLoopback } from './http/loopback.ts';
import { withoutSecretAddresses } from './http/logged-request.ts';
import { describe, DOCS_PATH } from './http/openapi.ts';
import { controlCaching, dateLists } from './http/revalidation.ts';
import { protect } from './http/security.ts';
import { serveApp } from './http/static.ts';
import { WITHOUT_SCHEMAS } from './http/without-schemas.ts';
import { requestIds } from './ids.ts';
import { inTurnHere } from './hand-in-workers/in-turn.ts';
import { sweepJobs, type JobHandler } from './jobs/index.ts';
import type { ModelUse } from './model-use/index.ts';
import { mailNotices } from './notices/index.ts';
import type { Purse } from './tokens/index.ts';

export interface AppOptions {
  readonly accessTokenSeconds: number;
  /** OR2: what each role may do; the product's own table if absent. */
  readonly permissions?: PermissionTable;
  readonly appDirectory: string | undefined;
  /** Rate limits and the refusal of calls while overloaded. */
  readonly limits: boolean;
  /** Number of proxies in front of the server: this many addresses of X-Forwarded-For are trusted, counted from the end. */
  readonly trustProxy: number | false;
  /** Tells browsers to use only HTTPS. */
  readonly httpsOnly?: boolean;
  readonly logger: FastifyServerOptions['logger'];
  readonly mostInProgress?: number;
  readonly metrics?: Metrics;
  readonly metricsToken?: string | undefined;
  /** E-mail addresses of the demo logins, which work only from this machine. */
  readonly demoEmails?: readonly string[];
  /** True once the process is stopping. */
  readonly isLeaving?: () => boolean;
  /** Makes questions for tests; disabled if absent. */
  readonly maker?: QuestionMaker | undefined;
  /** The language model; AI tests are made without one if absent. */
  readonly modelUse?: ModelUse | undefined;
  /** Resources of the study assistant besides the bank. */
  readonly assistant?: AssistantParts | undefined;
  /** The payment provider; nothing can be bought if absent. */
  readonly payments?: PaymentSetup | undefined;
  /** Worker threads that read, verify and mark hand-ins; only this thread does if absent. */
  readonly workers?: ((here: PrepareSync, log: FastifyBaseLogger) => PrepareSync) | undefined;
}

/** Generous: a start on a machine under the load of a thousand reconnecting devices is slow, and must not time out. */
const STARTS_WITHIN_MS = 60_000;

/** Timeout of a whole request, for the slowest line that can hand in an exam; the app gives up after a minute or two. */
const ARRIVES_WITHIN_MS = 150_000;

/** Above the default limits of call parameters; a call with a larger one declares it in the contract. */
const MAX_PARAMETER_LENGTH = 100;

/** Assembles the server: protection first, then every feature explicitly. Does not listen. */
export async function buildApp(context: Context, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: withoutSecretAddresses(options.logger ?? false),
    trustProxy: trustedProxies(options.trustProxy),
    genReqId: requestIds(context.ids),
    logController: new OneLineACall(),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    pluginTimeout: STARTS_WITHIN_MS,
    frameworkErrors: answerUnroutable,
    forceCloseConnections: 'idle',
    requestTimeout: ARRIVES_WITHIN_MS,
    // admission.ts rejects these requests instead, with an error of the error table.
    return503OnClosing: false,
    schemaController: WITHOUT_SCHEMAS,
  });
  const { limits, mostInProgress } = options;
  const bodies = new Bodies({ limits });
  handleErrors(app);
  rejectWhileOverloaded(app, { enabled: limits, mostInProgress, bodies: bodies.memory });
  restrictDevelopmentRoutes(app);
  prepareForBodies(app);
  acceptOnlyJson(app, bodies);
  requireDeclaredAccess(app, [DOCS_PATH]);
  addResponseHeaders(app, context);
  controlCaching(app);
  dateLists(app, context.clock);
  await app.register(fastifyCookie);
  await protect(app, {
    limits,
    httpsOnly: options.httpsOnly ?? false,
    usesRazorpay: options.payments?.provider?.way === 'razorpay',
  });
  const tokens = await accessTokens(app, context, options.accessTokenSeconds);
  admitCallers(
    app,
    (request) => identify(context, { tokens, permissions: options.permissions ?? PERMISSIONS }, request),
    new URL(context.messaging.publicUrl).origin,
  );
  await describe(app);

  operationRoutes(app, context, options.isLeaving);
  if (options.metrics) metricsRoute(app, options.metrics, options.metricsToken);
  const passwords = accountRoutes(app, context, tokens, {
    demoEmails: options.demoEmails ?? [],
    limits: options.limits,
  });
  developmentRoutes(app, context);
  catalogueRoutes(app, context);
  templatesRoutes(app, context);
  walletRoutes(app, context);
  noticeRoutes(app, context);
  const { payments = NO_PAYMENTS } = options;
  paymentRoutes(app, context, payments);
  planRoutes(app, context, { paymentWay: payments.provider?.way ?? 'none', requireIcons });
  userRoutes(app, context, {
    ...openPurse(context),
    createAccount: (account) => createAccount(context, passwords.hash, account),
    endSessions: (queries, userId) => endSessionsOf(context, queries, userId),
    sendResetLink: async (queries, email) => void (await askForResetLink(context, queries, email)),
    deleteAccount: async (userId, check) =>
      deleteAccount(context, { userId, passwordHash: await passwords.unusable(), check }),
  });
  issueRoutes(app, context, openPurse(context));
  packageRoutes(app, context);
  generationRoutes(app, context, generatingWith(context, options));
  refusedDraftRoutes(app, context);
  managedPaperRoutes(app, context, (making) => createFromTemplate(context, making));
  accommodationRoutes(app, context);
  const papers = keyedPapers(context.store);
  const here = prepareSync(context, papers);
  const prepare = options.workers?.(here, app.log) ?? inTurnHere(here);
  const intake = openIntake({ context, papers, prepare }, { limits });
  attemptRoutes(app, intake);
  assistantRoutes(app, context, {
    ...options.assistant,
    ...openPurse(context),
    limits: options.limits,
    earnsKey,
    releasedAttempt: releasedAttempts(context, papers),
  });
  handInFileRoutes(app, context, carriedAttempts(intake));
  receiptRoutes(app, context);
  resultRoutes(app, context, earnsKey, { keyedOf: papers, unrankedOf });
  correctionRoutes(app, context, (...change) => changeKey(context, ...change));
  questionRoutes(app, context);
  notebookRoutes(app, context, releasedResults(context, papers));
  ownDataRoutes(app, context, passwords);
  standingRoutes(app, context);
  abilityRoutes(app, context, tallyAttempts(context, papers));
  profileRoutes(app, context, {
    tallyAttempts: tallyAttempts(context, papers),
    readWallet: (userId) => readWallet(context, userId),
  });

  await serveApp(app, options.appDirectory);
  return app;
}

/** The dependencies of generating tests. */
function generatingWith(
  context: Context,
  { maker = NO_MAKER, modelUse }: Pick<AppOptions, 'maker' | 'modelUse'>,
): Generating & Purse {
  const markAttempts = tallyAttempts(context, keyedPapers(context.store));
  return {
    ...openPurse(context),
    maker,
    author:
      modelUse === undefined ? null : { modelUse, complaintAbout: complaintAboutTexts, keep: saveQuestions },
    preferFor: (userId, topicIds) => preferenceOf(context, markAttempts, userId, topicIds),
  };
}

type BackgroundOptions = Pick<AppOptions, 'assistant' | 'maker' | 'modelUse' | 'payments'>;

/** The handlers of all background jobs. */
export function jobHandlers(
  context: Context,
  { assistant, maker, modelUse, payments = NO_PAYMENTS }: BackgroundOptions = {},
): JobHandler[] {
  const papers = keyedPapers(context.store);
  const statistics = countStatistics(context, papers);
  const corrections = remarkAttempts(context, papers, (paperId, signal) =>
    recountPaper(context.store, papers, paperId, signal),
  );
  const boards = [fillBoards(context), sweepPeriods(context)];
  const ownData = ownDataJobs(context, releasedResults(context, papers));
  return [
    sweepDrafts(context),
    sweepJobs(context),
    statistics,
    corrections,
    fillSearch(context),
    expireTokens(context),
    ...assistantJobs(context, { ...assistant, ...openPurse(context) }),
    calibrateQuestions(context, papers),
    ...aiTestJobs(context, generatingWith(context, { maker, modelUse })),
    ...paymentJobs(context, payments),
    ...sandboxJobs(context, payments),
    mailNotices(context),
    ...boards,
    ...ownData,
    ...accountJobs(context),
  ];
}

/** Addresses that a caller puts into the header itself come before those that our proxies append. */
function trustedProxies(proxies: number | false) {
  return proxies === false ? false : (_address: string, hop: number) => hop < proxies;
}

/** Sends the server's time for the device's estimate (AT20), and the request id for the log. */
function addResponseHeaders(app: FastifyInstance, context: Context): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-server-time', String(context.clock.now()));
    reply.header('x-request-id', request.id);
  });
}

/** ST32: development pages exist only for callers on this machine. */
function restrictDevelopmentRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/dev/') && !isLoopback(request)) throw new AppError('NOT_FOUND');
  });
}
