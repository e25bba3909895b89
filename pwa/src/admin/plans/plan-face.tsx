import { UNLIMITED, type planCalls } from '@exam/shared-schema/contract';
import { formatRupees } from '@exam/shared-schema/labels';
import { formatNumber } from '../../format/index.ts';
import type { BodyOf, FormValues } from '../call-types.ts';
import { cx, GradientTile, Icon, Pill } from '../../ui/index.ts';
import { Facts } from '../rows/details.tsx';

const TYPES = { free: 'Free', basic: 'Basic', other: 'Other' } as const;

/** Form values, where missing text is ''; a saved plan also has this type. */
type Shown = FormValues<BodyOf<typeof planCalls.create>>;

/** A plan as students see it. ST49: its icon and gradient stand beside the text, never behind it. */
export function PlanFace(plan: Shown) {
  const { name, description, features, icon, gradientColor, isPopular, isActive } = plan;
  const filled = features.filter(({ text }) => text.trim() !== '');
  return (
    <div className="plan-face">
      <div className="plan-face-head">
        <GradientTile large gradient={gradientColor} icon={icon} />
        <span className="plan-face-pills">
          {isPopular && (
            <Pill tone="accent" icon="star">
              Popular
            </Pill>
          )}
          {!isActive && <Pill icon="minus">Disabled</Pill>}
        </span>
      </div>
      <div className="list-words">
        <h2 className="plan-face-name">{name.trim() || 'Plan name'}</h2>
        {description !== '' && <p className="list-note">{description}</p>}
      </div>
      <p className="plan-face-price num">{priceOf(plan)}</p>
      <Facts facts={factsOf(plan)} />
      {filled.length > 0 && (
        <ul className="plan-face-features">
          {filled.map(({ text, included }, index) => (
            <li key={index} className={cx(!included && 'plan-face-without')}>
              <Icon
                name={included ? 'check' : 'minus'}
                small
                label={included ? 'Included' : 'Not included'}
              />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function priceOf({ price }: Pick<Shown, 'price'>): string {
  if (price === '') return '₹';
  return price === 0 ? 'Free' : `${formatRupees(price)} / month`;
}

const countOf = (count: number | '') => (count === UNLIMITED ? 'Unlimited' : formatNumber(Number(count)));
const whether = (is: boolean) => (is ? 'Yes' : 'No');

const factsOf = ({ planType, monthlyTests, Tokens, aiEnabled, advancedAnalytics }: Shown) =>
  [
    ['Type', planType === '' ? '' : TYPES[planType]],
    ['Monthly tests', countOf(monthlyTests)],
    ['Tokens', countOf(Tokens)],
    ['AI', whether(aiEnabled)],
    ['Advanced analytics', whether(advancedAnalytics)],
  ] as const;
