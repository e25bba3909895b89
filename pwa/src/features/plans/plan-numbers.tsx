import type { Plan } from '@exam/shared-schema/contract';
import { UNLIMITED } from '@exam/shared-schema/contract';
import { formatLimit } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Icon } from '../../ui/index.ts';

/** The numbers of a plan, in the same layout for every plan, so that they can be compared. */
export function PlanNumbers({ plan }: { readonly plan: Plan }) {
  const words = say.plans;
  return (
    <dl className="plan-numbers num">
      <Fact label={words.tokens} value={tokensOf(plan)} />
      <Fact label={words.papers} value={papersOf(plan)} />
      <Ability label={words.ai} has={plan.aiEnabled} />
      <Ability label={words.analytics} has={plan.advancedAnalytics} />
    </dl>
  );
}

/** The free plan grants its tokens once, not monthly (TK). */
function tokensOf({ Tokens, price }: Plan): string {
  const shown = formatLimit(Tokens);
  if (Tokens === UNLIMITED || Tokens === 0) return shown;
  return price === 0 ? say.plans.tokensOnce(shown) : say.plans.tokensEachMonth(shown);
}

function papersOf({ monthlyTests }: Plan): string {
  if (monthlyTests === 0) return say.plans.noPapers;
  const shown = formatLimit(monthlyTests);
  return monthlyTests === UNLIMITED ? shown : say.plans.papersEachMonth(shown);
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Shown by icon and text, not by colour alone. */
export function Ability({ label, has }: { readonly label: string; readonly has: boolean }) {
  return (
    <div data-included={has || undefined}>
      <dt>{label}</dt>
      <dd>
        <Icon name={has ? 'check' : 'minus'} small />
        {has ? say.plans.included : say.plans.notIncluded}
      </dd>
    </div>
  );
}
