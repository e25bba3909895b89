import { NO_PAYMENTS } from './adapters/payments/payment-provider.ts';
import type { FeatureOptions } from './app-options.ts';
import type { Context } from './context.ts';
import type { Feature } from './feature.ts';
import { feature as abilityFeature } from './features/ability/feature.ts';
import { feature as accommodations } from './features/accommodations/feature.ts';
import { feature as accountsFeature } from './features/accounts/feature.ts';
import { feature as assistant } from './features/assistant/feature.ts';
import { feature as attemptsFeature } from './features/attempts/feature.ts';
import { feature as catalogueFeature } from './features/catalogue/feature.ts';
import { feature as challenges } from './features/challenges/feature.ts';
import { feature as corrections } from './features/corrections/feature.ts';
import { feature as development } from './features/development/feature.ts';
import { feature as generationFeature } from './features/generation/feature.ts';
import { feature as glossary } from './features/glossary/feature.ts';
import { feature as handInFiles } from './features/hand-in-files/feature.ts';
import { feature as issue } from './features/issue/feature.ts';
import { feature as notebook } from './features/notebook/feature.ts';
import { feature as notices } from './features/notices/feature.ts';
import { feature as operations } from './features/operations/feature.ts';
import { feature as ownDataFeature } from './features/own-data/feature.ts';
import { feature as packages } from './features/packages/feature.ts';
import { feature as papersAdmin } from './features/papers-admin/feature.ts';
import { feature as paymentsFeature } from './features/payments/feature.ts';
import { feature as plans } from './features/plans/feature.ts';
import { feature as profileFeature } from './features/profile/feature.ts';
import { feature as questions } from './features/questions/feature.ts';
import { feature as receipts } from './features/receipts/feature.ts';
import { feature as resultsFeature } from './features/results/feature.ts';
import { feature as leaderboard } from './features/leaderboard/feature.ts';
import { feature as templates } from './features/templates/feature.ts';
import { feature as users } from './features/users/feature.ts';
import { feature as walletFeature } from './features/wallet/feature.ts';
import { inTurnHere } from './hand-in-workers/in-turn.ts';
import { keyedPapers } from './marked-attempts/keyed-papers.ts';

/** All features, and what one takes of another. */
export function features(context: Context, options: FeatureOptions): Feature[] {
  const { limits, payments = NO_PAYMENTS, workers: inTurn = inTurnHere } = options;
  const papers = keyedPapers(context.store);
  const ability = abilityFeature(context, papers);
  const accounts = accountsFeature(context, options);
  const attempts = attemptsFeature(context, { papers, limits, inTurn });
  const catalogue = catalogueFeature(context);
  const results = resultsFeature(context, papers);
  const wallet = walletFeature(context);
  const { purse, readWallet } = wallet;
  const ownData = ownDataFeature(context, { papers, passwords: accounts.passwords });
  const profile = profileFeature(context, { papers, readWallet });
  const generation = generationFeature(context, { ...options, purse, ...ability.forTests });
  return [
    operations(context, options),
    accounts,
    development(context),
    catalogue,
    templates(context),
    wallet,
    notices(context),
    paymentsFeature(context, payments),
    plans(context, { payments, requireIcons: catalogue.requireIcons }),
    users(context, { ...purse, ...accounts.administration, deleteAccount: ownData.deleteAccount }),
    issue(context, purse),
    packages(context),
    generation,
    papersAdmin(context, generation.createPaper),
    accommodations(context),
    attempts,
    assistant(context, {
      ...{ papers, purse, limits, parts: options.assistant },
      readStatistics: profile.readStatistics,
    }),
    glossary(options.glossary),
    handInFiles(context, attempts.receiveCarried),
    receipts(context),
    results,
    challenges(context, papers),
    corrections(context, { papers, recount: results.recount }),
    questions(context),
    notebook(context, papers),
    ownData,
    leaderboard(context),
    ability,
    profile,
  ];
}
