import { NO_PAYMENTS } from './adapters/payments/payment-provider.ts';
import type { FeatureOptions } from './app-options.ts';
import type { Context } from './context.ts';
import type { Feature } from './feature.ts';
import * as feature from './features/index.ts';
import { inTurnHere } from './hand-in-workers/in-turn.ts';
import { keyedPapers } from './marked-attempts/keyed-papers.ts';

/** All features, and what one takes of another. */
export function features(context: Context, options: FeatureOptions): Feature[] {
  const { limits, payments = NO_PAYMENTS, workers: inTurn = inTurnHere } = options;
  const papers = keyedPapers(context.store);
  const ability = feature.ability(context, papers);
  const colleges = feature.colleges(context);
  const accounts = feature.accounts(context, { ...options, ...colleges });
  const attempts = feature.attempts(context, { papers, limits, inTurn });
  const catalogue = feature.catalogue(context);
  const results = feature.results(context, papers);
  const wallet = feature.wallet(context);
  const { purse, readWallet } = wallet;
  const ownData = feature.ownData(context, { papers, passwords: accounts.passwords });
  const profile = feature.profile(context, { papers, readWallet });
  const paid = feature.payments(context, payments);
  const generation = feature.generation(context, { ...options, purse, ...ability.forTests });
  return [
    feature.operations(context, options),
    accounts,
    feature.development(context),
    catalogue,
    feature.templates(context),
    wallet,
    feature.notices(context),
    paid,
    feature.plans(context, { payments, requireIcons: catalogue.requireIcons }),
    feature.users(context, {
      ...purse,
      ...accounts.administration,
      organisationForNew: colleges.organisationForNew,
      deleteAccount: ownData.deleteAccount,
    }),
    colleges,
    feature.issue(context, purse),
    feature.packages(context),
    generation,
    feature.papersAdmin(context, generation.createPaper),
    feature.accommodations(context),
    feature.batches(context),
    feature.examDay(context),
    attempts,
    feature.audit(context),
    feature.assistant(context, {
      ...{ papers, purse, limits, parts: options.assistant },
      readStatistics: profile.readStatistics,
      readMyPlans: paid.readMyPlans,
      readLastPayment: paid.readLastPayment,
    }),
    feature.glossary(options.glossary),
    feature.handInFiles(context, attempts.receiveCarried),
    feature.receipts(context),
    results,
    feature.challenges(context, papers),
    feature.corrections(context, { papers, recount: results.recount }),
    feature.questions(context),
    feature.notebook(context, papers),
    ownData,
    feature.settings(context, { ...options, payments, sendTestSms: accounts.administration.sendTestSms }),
    feature.leaderboard(context),
    feature.statistics(context),
    feature.integrity(context, papers),
    ability,
    profile,
  ];
}
