import type { Setting, SettingGroup } from '@exam/shared-schema/contract';
import type { PaymentSetup } from '../../adapters/payments/payment-provider.ts';
import type { ModelUse } from '../../model-use/index.ts';

export interface SettingsOptions {
  /** What the console shows of the configuration; nothing if absent. */
  readonly settings?: readonly (Setting & { readonly group: SettingGroup })[] | undefined;
  readonly payments: PaymentSetup;
  readonly modelUse?: ModelUse | undefined;
  /** Sends a code to a number, within the limits of all codes. @param network of the caller. @throws AppError */
  readonly sendTestSms: (number: string, network: string) => Promise<void>;
}
