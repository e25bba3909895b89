import type { PaymentSetup } from './adapters/payments/payment-provider.ts';
import type { QuestionMaker } from './bank/question-maker.ts';
import type { AssistantParts } from './features/assistant/parts.ts';
import type { PrepareSync } from './features/attempts/hand-in/prepare-sync.ts';
import type { LoadGlossary } from './features/glossary/feature.ts';
import type { OperationOptions } from './features/operations/feature.ts';
import type { SettingsOptions } from './features/settings/options.ts';
import type { HttpOptions } from './http/open-app.ts';
import type { ModelUse } from './model-use/index.ts';

/** What features take besides the context. */
export interface FeatureOptions extends OperationOptions, Pick<SettingsOptions, 'settings'> {
  /** Rate limits. */
  readonly limits: boolean;
  /** E-mail addresses of the demo logins, which work only from this machine. */
  readonly demoEmails?: readonly string[];
  /** Makes questions for tests; disabled if absent. */
  readonly maker?: QuestionMaker | undefined;
  /** The language model; AI tests are made without one if absent. */
  readonly modelUse?: ModelUse | undefined;
  /** Resources of the study assistant besides the bank. */
  readonly assistant?: AssistantParts | undefined;
  /** The terms of the syllabuses; none if absent. */
  readonly glossary?: LoadGlossary | undefined;
  /** The payment provider; nothing can be bought if absent. */
  readonly payments?: PaymentSetup | undefined;
  /** Worker threads that read, verify and mark hand-ins; only this thread does if absent. */
  readonly workers?: ((here: PrepareSync) => PrepareSync) | undefined;
}

export interface AppOptions extends HttpOptions, FeatureOptions {
  readonly appDirectory: string | undefined;
}
