import type { BackgroundJob, JobName, StoredImport } from '@exam/shared-schema/contract';
import type { Tone } from '../../ui/index.ts';

/** OP2: what the kinds of jobs do. */
export const JOBS: Readonly<Record<JobName, string>> = {
  calibrate: 'Calibrate questions',
  'check-attempts': 'Look for patterns in attempts',
  'count-statistics': 'Count statistics of papers',
  'credit-package-students': "Credit a college's students",
  'embed-questions': 'Prepare questions for the assistant',
  'export-own-data': "Export a student's data",
  'expire-tokens': 'Expire tokens',
  'fill-boards': 'Fill leaderboards',
  'fill-practice-pool': 'Fill the practice pool and the reserve for papers',
  'fill-search': 'Prepare the search of questions',
  'give-back-questions': 'Give back tokens of lost answers',
  'give-up-ai-test': 'End an overdue AI test',
  'mail-notice': 'Send a notice by e-mail',
  'mail-package-students': "E-mail a college's students",
  'make-ai-test': 'Make an AI test',
  'make-demo-attempts': 'Make simulated attempts',
  'payment-event': 'Read an event of the payment provider',
  'plan-ending': 'Notify of a plan that ends',
  'preview-key': 'Preview a corrected key',
  'reconcile-payment': 'Compare an order with the payment provider',
  'refund-payment': 'Refund a payment',
  'remark-attempts': 'Mark attempts again',
  'renew-figures': 'Renew the figures of the overview',
  'sandbox-confirms': 'Confirm a payment of the sandbox',
  'send-opening-code': 'Send an opening code by SMS',
  'send-opening-codes': 'Send the opening codes of a group',
  'send-reset-link': 'Send a password reset link',
  'settle-payment': 'Settle a payment',
  'sweep-accounts': 'Clean up sessions and codes',
  'sweep-board-periods': 'Clean up past leaderboards',
  'sweep-drafts': 'Clean up drafts of attempts',
  'sweep-jobs': 'Clean up finished jobs',
  'sweep-own-data': 'Clean up exports',
  'sweep-payments': 'Clean up events of payments',
  'take-back-package': 'Take back a college package',
  'tell-password-changed': 'Notify of a changed password',
};

/** A kind of another version is shown by its name. */
export const jobName = (kind: string): string => new Map(Object.entries(JOBS)).get(kind) ?? kind;

export const JOB_STATES = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
} as const satisfies Record<BackgroundJob['state'], string>;

/** A job that waits after a failure is told from one that waits for its first start. */
export function jobState({ state, lastError }: BackgroundJob): readonly [Tone, string] {
  if (state === 'waiting' && lastError !== null) return ['warn', 'Waiting for a retry'];
  const tones = { waiting: 'neutral', running: 'accent', done: 'ok', failed: 'bad' } as const;
  return [tones[state], JOB_STATES[state]];
}

/** OP3 */
export const hasFailed = ({ state, lastError }: BackgroundJob): boolean =>
  state === 'failed' || (state === 'waiting' && lastError !== null);

export const IMPORTS = {
  questions: 'Questions',
  'batch-students': 'Students of a batch',
  'college-members': 'Members of a college',
} as const satisfies Record<StoredImport['kind'], string>;
