import { settingGroups, type SettingGroup, type Settings } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { backedUpThrough } from '../../installation/index.ts';
import { readSetPrices, TOKENS } from '../../tokens/index.ts';
import type { SettingsOptions } from './options.ts';

type State = Settings['groups'][number]['state'];

/** SE1: how the installation is set up. */
export async function readOverview(
  context: Context,
  { settings = [], payments, modelUse }: SettingsOptions,
): Promise<Settings> {
  const { store, messaging, clock } = context;
  const states: Readonly<Record<SettingGroup, State>> = {
    payments: payments.provider === null ? 'off' : payments.provider.way === 'sandbox' ? 'local' : 'on',
    mail: deliveryOf(messaging.mail),
    sms: deliveryOf(messaging.sms),
    model: modelUse === undefined ? 'off' : 'on',
    storage: 'on',
    server: 'on',
  };
  const set = await readSetPrices(store.t, store.read);
  const priceOf = (name: 'adaptiveTest' | 'aiTest') => ({
    tokens: set?.[name] ?? TOKENS[name],
    source: set === null ? ('default' as const) : ('console' as const),
  });
  return {
    groups: settingGroups.map((group) => ({
      group,
      state: states[group],
      settings: settings.filter((each) => each.group === group),
    })),
    backedUpThrough: isoOrNull(await backedUpThrough(context, clock.now())),
    prices: { adaptiveTest: priceOf('adaptiveTest'), aiTest: priceOf('aiTest') },
    fixed: { question: TOKENS.question, signUp: TOKENS.signUp },
  };
}

const deliveryOf = (adapter: Context['messaging']['mail'] | Context['messaging']['sms']): State =>
  adapter === null ? 'off' : adapter.delivery === 'local' ? 'local' : 'on';
