import { flagLabel } from '@exam/shared-schema/labels';
import { say, translate } from '../../sentences/index.ts';
import { Banner } from '../../ui/index.ts';

/** SY5: the labels of an attempt's flags; empty without flags. */
export function Noticed({ flags }: { readonly flags: readonly string[] }) {
  const words = flags.flatMap((flag) => flagLabel(flag) ?? []).map(translate);
  if (words.length === 0) return null;
  return (
    <Banner tone="info" title={say.results.noticed}>
      {words.join(' ')}
    </Banner>
  );
}
