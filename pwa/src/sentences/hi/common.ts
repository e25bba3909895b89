import type * as en from '../en/common.ts';

export const common: typeof en.common = {
  tryAgain: 'फिर से कोशिश करें',
  reload: 'रीलोड करें',
  retry: 'फिर से कोशिश करें',
};
