/** Values of the roles of a story. */
export type Values = Readonly<Record<string, number>>;

/** A law between roles. */
export interface Law {
  /** TeX. */
  readonly law: string;
  readonly roles: readonly string[];
  /** Zero if the values satisfy the law. */
  readonly zero: (values: Values) => number;
}

/** @param names roles by a space, whose values `zero` gets in this order. */
export function law(tex: string, names: string, zero: (...values: number[]) => number): Law {
  const roles = names.split(' ');
  return { law: tex, roles, zero: (values) => zero(...roles.map((role) => values[role] ?? Number.NaN)) };
}

/**
 * A law whose one side is a product of powers, as 'F = 9e9 q1 q2 r^-2'.
 * @param tex of the law as it is shown.
 */
export function monomial(tex: string, product: string): Law {
  const [left = '', right = ''] = product.split(' = ');
  const factors = right.split(' ').map((each) => {
    const [name = '', power = '1'] = each.split('^');
    return { name, power: Number(power), number: Number(name) };
  });
  const roles = factors.filter(({ number }) => Number.isNaN(number)).map(({ name }) => name);
  return {
    law: tex,
    roles: [left, ...roles],
    zero: (values) =>
      (values[left] ?? Number.NaN) -
      factors.reduce(
        (sum, { name, power, number }) =>
          sum * (Number.isNaN(number) ? (values[name] ?? Number.NaN) ** power : number),
        1,
      ),
  };
}

const NEAR = 1e-9;
/** Powers of ten that are tried for a value. */
const [SMALLEST, LARGEST] = [-36, 36];
const STEPS_OF_HALVING = 200;

/** The only positive value of a role, or the only one at all if the law is linear in it; null if there is none or several. */
export function solvedFor({ zero }: Law, known: Values, role: string): number | null {
  const at = (value: number) => zero({ ...known, [role]: value });
  const [none, one, two] = [at(0), at(1), at(2)];
  const slope = one - none;
  const isLinear =
    Math.abs(two - 2 * one + none) <= NEAR * Math.max(Math.abs(two), Math.abs(none), Math.abs(slope));
  if (isLinear && Number.isFinite(two) && Number.isFinite(none) && Math.abs(slope) > 0)
    return tidy(-none / slope);
  const roots: number[] = [];
  let before = 10 ** SMALLEST;
  for (let power = SMALLEST * 4 + 1; power <= LARGEST * 4; power += 1) {
    const here = 10 ** (power / 4);
    const [left, right] = [at(before), at(here)];
    if (right === 0) roots.push(here);
    else if (left !== 0 && Number.isFinite(left) && Number.isFinite(right) && left < 0 !== right < 0)
      roots.push(between(at, before, here));
    before = here;
  }
  const [root, ...more] = roots;
  return root === undefined || more.length > 0 ? null : tidy(root);
}

function between(at: (value: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const isBelow = at(low) < 0;
  for (let step = 0; step < STEPS_OF_HALVING; step += 1) {
    const middle = (low + high) / 2;
    if (at(middle) < 0 === isBelow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Without the error of the last digits. */
export const tidy = (value: number): number => Number(value.toPrecision(12));

/** A law that was used, and what it gave. */
export interface Step {
  readonly law: Law;
  readonly role: string;
}

/** Uses laws with one unknown role each, one after the other, until the role that is asked for is known. */
export function derived(
  laws: readonly Law[],
  known: Values,
  asked: string,
): { readonly values: Values; readonly steps: readonly Step[] } | null {
  let values = known;
  const steps: Step[] = [];
  for (let round = 0; round < laws.length; round += 1) {
    if (values[asked] !== undefined) break;
    let isNew = false;
    // A law that gives what is asked comes first.
    const ordered = laws.toSorted(
      (one, two) => Number(two.roles.includes(asked)) - Number(one.roles.includes(asked)),
    );
    for (const each of ordered) {
      const unknown = each.roles.filter((role) => values[role] === undefined);
      const [role, ...more] = unknown;
      if (role === undefined || more.length > 0) continue;
      const value = solvedFor(each, values, role);
      if (value === null || !Number.isFinite(value)) continue;
      values = { ...values, [role]: value };
      steps.push({ law: each, role });
      isNew = true;
      break;
    }
    if (!isNew) break;
  }
  return values[asked] === undefined ? null : { values, steps: needed(steps, asked) };
}

/** The steps that the asked role depends on. */
function needed(steps: readonly Step[], asked: string): Step[] {
  const wanted = new Set([asked]);
  return steps
    .toReversed()
    .filter(({ law: { roles }, role }) => {
      if (!wanted.has(role)) return false;
      for (const each of roles) wanted.add(each);
      return true;
    })
    .toReversed();
}
