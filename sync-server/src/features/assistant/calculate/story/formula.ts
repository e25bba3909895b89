import type { Frame, Role } from './frame.ts';

/**
 * Roles as 'sign:units:cues:asks:before', parted by semicolons: units by commas, the first of which is that of the law and `n`
 * stands for none; cues and asks are words by `|`. Without cues the unit is enough; without `asks` the cues ask.
 */
function rolesOf(text: string): Record<string, Role> {
  const roles: Record<string, Role> = {};
  for (const part of text.split(';')) {
    const [sign = '', units = '', cues = '', asks = '', before = ''] = part
      .split(':')
      .map((each) => each.trim());
    const list = units.split(',').map((unit) => (unit === 'n' ? '' : unit));
    const words = asks === '' ? cues : asks;
    const base = list[0] ?? '';
    roles[sign.replace(/[\\_{}]/g, '')] = {
      sign,
      units: list,
      ...(cues === '' ? {} : { cues }),
      ...(before === '' ? {} : { before }),
      ...(words === ''
        ? {}
        : { asks: new RegExp(String.raw`(?<![\p{L}\p{M}-])(?:${words})(?![\p{L}\p{M}-])`, 'u') }),
      ...(base === ''
        ? {}
        : {
            shows:
              base === 'percent'
                ? '%'
                : base
                    .replace('ohm', String.raw`\Omega`)
                    .replace('µ', String.raw`\mu `)
                    .replace(/^deg$/, String.raw`^\circ`),
          }),
    };
  }
  return roles;
}

/** Words of the lexicon that do not matter to a formula that its own words have named. */
const ALSO =
  'speed|time|distance|height|now|then|if|number|each|same|water|long|above|later|ago|amount|total|work|rate|open|area|rectangle|mark|average|rise|fall|train|men|stream|wire|sphere|both|cross|circle|square|side|radius|diameter|volume|mix|fill|remaining|largest|smallest|leave|cost|buy|profit|take-out|race|tail|head|round|outside|inside|path|walls|digit|even|late|early|order|coin|card|tank|pipe|milk|cylinder|still|elder|younger|arrange|choose|beats|profit|loss|hemisphere|cone|without-replacement|simple-interest|tank|opposite|along|half|twice|more|less|surface|save|choose|boat|letters|ways|arrange|at-least|at-most|exactly|cuboid';

export interface Formula extends Omit<Frame, 'roles' | 'also' | 'isCounting'> {
  /** As `rolesOf` reads them. */
  readonly roles: string;
}

export const frameOf = ({ roles, ...formula }: Formula): Frame => ({
  ...formula,
  roles: rolesOf(roles),
  also: ALSO,
  isCounting: true,
});

const CHANGED = String.raw`(?<!\S)(?:twice|half|thrice|times|ratio|percent|doubled|halved)(?!\S)`;
/** Words that make another question of it, with those of changes. */
export const without = (words: string): RegExp =>
  new RegExp(`${CHANGED}|(?<!\\S)(?:${words.replaceAll('*', String.raw`\S*`)})(?!\\S)`, 'u');
/** A topic: a word of each list must be there, `*` standing for any ending. */
export const named = (...lists: readonly string[]): RegExp =>
  new RegExp(
    `^${lists.map((words) => String.raw`(?=.*(?<!\S)(?:${words.replaceAll('*', String.raw`\S*`)})(?!\S))`).join('')}`,
    'u',
  );
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
