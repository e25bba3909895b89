import { ONE, type Rational, minus, over, plus, rational, times } from '../rational.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, equalTo, inDollars } from '../worked.ts';
import { has, isOnly, isStory } from './pattern.ts';

export const HUNDRED = rational(100n);
const PERCENT = ['Percentage', 'प्रतिशत'] as const;

export const percents = ({ numbers }: Sentence): Quantity[] =>
  numbers.filter(({ unit }) => unit === 'percent');
export const amounts = ({ numbers }: Sentence): Quantity[] =>
  numbers.filter(({ unit, isOrdinal }) => !isOrdinal && (unit === null || unit === 'rupee'));

/** AS44: parts, shares and changes in percent. */
export const percentages: Family = (sentence) => {
  if (sentence.numbers.some(({ letter }) => letter !== null)) return null;
  return (
    wholeOf(sentence) ??
    partOf(sentence) ??
    shareOf(sentence) ??
    changeBy(sentence) ??
    changeBetween(sentence)
  );
};

/** '37.5% of 640'. */
function partOf(sentence: Sentence): Worked | null {
  if (
    !/(?:%|percent|per cent|pratishat|prcent|persent)\s+(?:of|off)\b|(?:ka|का)\s+\S*\s*\d|प्रतिशत/iu.test(
      sentence.text,
    )
  )
    return null;
  const units = new Set(sentence.numbers.map(({ unit }) => unit));
  if (!/^#percent #(?:rupee|kg|g|m|km|L)?$|^#(?:rupee)? #percent$/.test(sentence.shape) || units.size !== 2)
    return null;
  const [p] = percents(sentence);
  const whole = sentence.numbers.find(({ unit }) => unit !== 'percent');
  if (p === undefined || whole === undefined) return null;
  const value = over(times(p.value, whole.value), HUNDRED);
  return {
    title: PERCENT,
    law: inDollars(String.raw`p\% \text{ of } w = \frac{p}{100} \times w`),
    steps: [],
    result: inDollars(
      String.raw`\frac{${decimal(p.value)}}{100} \times ${decimal(whole.value)} ${equalTo(value)}`,
    ),
  };
}

/** 'what percent of 80 is 20', '45 out of 60 in percent'. */
function shareOf(sentence: Sentence): Worked | null {
  const [one, other] = amounts(sentence);
  if (
    !has(sentence, 'what-percent') ||
    sentence.numbers.length !== 2 ||
    one === undefined ||
    other === undefined
  )
    return null;
  if (
    !isOnly(
      sentence,
      ['what-percent', 'marked-price', 'marked'],
      /^(?:out|scored|obtained|got|score|students?|kisi|ka|off)$/,
    )
  )
    return null;
  const isWholeFirst =
    /^what-percent (?:_ )?#/.test(sentence.shape) &&
    /percent(?:age)?\s+of\s+(?:₹\s*)?\d|what %\s+of\s+\d/i.test(sentence.text);
  const isHindiWhole =
    /(?:\d)\s*(?:ka|का)\s*(?:what|kitn|कितन)/iu.test(sentence.text) ||
    /\d\s+\S*\s*(?:ka|का)\s+\d/iu.test(sentence.text);
  const [part, whole] = isWholeFirst || isHindiWhole ? [other, one] : [one, other];
  if (whole.value.n === 0n) return null;
  const value = over(times(part.value, HUNDRED), whole.value);
  return {
    title: PERCENT,
    law: inDollars(String.raw`\frac{\text{part}}{\text{whole}} \times 100`),
    steps: [],
    result: inDollars(
      String.raw`\frac{${decimal(part.value)}}{${decimal(whole.value)}} \times 100 ${equalTo(value)}\%`,
    ),
  };
}

/** '20% of what number is 50', '30 is 15% of which number'. */
function wholeOf(sentence: Sentence): Worked | null {
  const [p] = percents(sentence);
  const [part] = amounts(sentence);
  if (p === undefined || part === undefined || sentence.numbers.length !== 2 || p.value.n === 0n) return null;
  if (
    !/%?\s*of\s+(?:what|which|a)\s+(?:number|amount)|(?:kis|किस)\s+(?:sankhya|संख्या)|if\s+\S+\s*(?:%|percent)\s+of\s+a\s+number/iu.test(
      sentence.text,
    )
  )
    return null;
  if (!isOnly(sentence, [], /^(?:kis|sankhya|किस)$/)) return null;
  const value = over(times(part.value, HUNDRED), p.value);
  return {
    title: PERCENT,
    law: inDollars(String.raw`w = \frac{100 \times \text{part}}{p}`),
    steps: [],
    result: inDollars(
      String.raw`\frac{100 \times ${decimal(part.value)}}{${decimal(p.value)}} ${equalTo(value)}`,
    ),
  };
}

/** One or more changes in percent after another, of a value or of what is set to 100. */
function changeBy(sentence: Sentence): Worked | null {
  const changes = changesIn(sentence);
  const bases = amounts(sentence);
  const [base, repeated] = bases;
  if (changes === null || bases.length > 2) return null;
  // A value that is named again, as 'so it is 2 lakh again?', is a claim.
  if (repeated !== undefined && decimal(repeated.value) !== decimal(base?.value ?? repeated.value))
    return null;
  const ordinals = sentence.numbers.filter(({ isOrdinal }) => isOrdinal);
  if (bases.length + changes.length + ordinals.length !== sentence.numbers.length) return null;
  const years = sentence.numbers.some(({ unit }) => unit === 'year');
  if (years || !isStory(sentence, ['increase', 'decrease', 'first', 'per-year', 'what-percent'])) return null;
  if (base === undefined && changes.length < 2) return null;
  const start = base?.value ?? HUNDRED;
  const factors = changes.map((change) => plus(ONE, over(change, HUNDRED)));
  const value = factors.reduce(times, start);
  const net = times(minus(over(value, start), ONE), HUNDRED);
  const factorTex = changes.map(
    (change) =>
      String.raw`\left(1 ${change.n < 0n ? '-' : '+'} \frac{${decimal(change.n < 0n ? { n: -change.n, d: change.d } : change)}}{100}\right)`,
  );
  const netText = inDollars(String.raw`${net.n > 0n ? '+' : ''}${decimal(net)}\%`);
  return {
    title: PERCENT,
    law: inDollars(String.raw`\text{new value} = \text{old value} \times \left(1 \pm \frac{p}{100}\right)`),
    steps: [
      inDollars(`${decimal(start)} \\times ${factorTex.join(String.raw` \times `)} ${equalTo(value)}`),
      ...(base === undefined ? [] : [`Net change: ${netText}`]),
    ],
    result: base === undefined ? netText : inDollars(decimal(value)),
  };
}

/** Each percentage with its direction; null if one has none. */
function changesIn({ tokens, concepts }: Sentence): Rational[] | null {
  const signs = concepts.filter((id) => id === 'increase' || id === 'decrease');
  const found: Rational[] = [];
  const moves = tokens.filter(
    (token) => token.kind === 'concept' && (token.id === 'increase' || token.id === 'decrease'),
  );
  const rates = tokens.filter((token) => token.kind === 'number' && token.unit === 'percent');
  if (signs.length === 0 || rates.length === 0 || moves.length !== rates.length) return null;
  for (const [place, rate] of rates.entries()) {
    const move = moves[place];
    if (rate.kind !== 'number' || move?.kind !== 'concept') return null;
    found.push(move.id === 'increase' ? rate.value : { n: -rate.value.n, d: rate.value.d });
  }
  return found;
}

/** 'percentage increase from 40 to 50'. */
function changeBetween(sentence: Sentence): Worked | null {
  const [from, to] = amounts(sentence);
  if (from === undefined || to === undefined || sentence.numbers.length !== 2 || from.value.n === 0n)
    return null;
  if (!/from\s+(?:₹\s*)?\S+\s+to\s+|से/iu.test(sentence.text) || !has(sentence, 'increase', 'decrease'))
    return null;
  if (!has(sentence, 'what-percent') && !/percent|%|प्रतिशत/i.test(sentence.text)) return null;
  if (!isStory(sentence, ['increase', 'decrease', 'what-percent'])) return null;
  const value = over(times(minus(to.value, from.value), HUNDRED), from.value);
  return {
    title: PERCENT,
    law: inDollars(String.raw`\frac{\text{new} - \text{old}}{\text{old}} \times 100`),
    steps: [],
    result: inDollars(
      String.raw`\frac{${decimal(to.value)} - ${decimal(from.value)}}{${decimal(from.value)}} \times 100 ${equalTo(value)}\%`,
    ),
  };
}
