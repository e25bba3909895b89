import * as account from '../sentences/en/parts/account.ts';
import * as assistant from '../sentences/en/parts/assistant.ts';
import * as attempts from '../sentences/en/parts/attempts.ts';
import * as batches from '../sentences/en/parts/batches.ts';
import * as base from '../sentences/en/parts/base.ts';
import * as exam from '../sentences/en/parts/exam.ts';
import * as install from '../sentences/en/parts/install.ts';
import * as more from '../sentences/en/parts/more.ts';
import * as notebook from '../sentences/en/parts/notebook.ts';
import * as ongoing from '../sentences/en/parts/ongoing.ts';
import * as payments from '../sentences/en/parts/payments.ts';
import * as plans from '../sentences/en/parts/plans.ts';
import * as profile from '../sentences/en/parts/profile.ts';
import * as results from '../sentences/en/parts/results.ts';
import * as setup from '../sentences/en/parts/setup.ts';
import * as leaderboard from '../sentences/en/parts/leaderboard.ts';
import * as tools from '../sentences/en/parts/tools.ts';
import { takeSentences } from '../sentences/index.ts';

takeSentences('en', {
  ...account,
  ...assistant,
  ...attempts,
  ...batches,
  ...base,
  ...exam,
  ...install,
  ...more,
  ...notebook,
  ...ongoing,
  ...payments,
  ...plans,
  ...profile,
  ...results,
  ...setup,
  ...leaderboard,
  ...tools,
});
