import { permutations } from '../combinations.ts';
import { range } from '../numbers.ts';
import type { Random } from '../random.ts';

export const sixFaces = ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const;

/** Colours: top, bottom, front, back, right, left. */
type Die = readonly string[];
export type View = readonly [top: string, front: string, right: string];

/** A quarter turn that leaves the right and the left face where they are, and one that leaves top and bottom. */
const overForwards = ([top = '', bottom = '', front = '', back = '', ...sides]: Die): Die => [
  back,
  front,
  top,
  bottom,
  ...sides,
];
const round = ([top = '', bottom = '', front = '', back = '', right = '', left = '']: Die): Die => [
  top,
  bottom,
  right,
  left,
  back,
  front,
];

/** The die in all 24 positions. */
function positionsOf(die: Die): Die[] {
  const found = new Map([[die.join(), die]]);
  for (const one of found.values())
    for (const turned of [overForwards(one), round(one)]) found.set(turned.join(), turned);
  return [...found.values()];
}

export const turnedDie = (random: Random, die: Die): Die => random.pick(positionsOf(die));

export const facesSeen = ([top = '', , front = '', , right = '']: Die): View => [top, front, right];

/** What may be opposite to the face, over every die that can be seen in both ways. */
export function oppositeBySearch([first, second]: readonly [View, View], face: string): string[] {
  const hidden = sixFaces.filter((one) => !first.includes(one));
  const dice = permutations(hidden).map(([bottom = '', back = '', left = '']): Die => [
    first[0],
    bottom,
    first[1],
    back,
    first[2],
    left,
  ]);
  const possible = dice.filter((die) =>
    positionsOf(die).some((one) => facesSeen(one).join() === second.join()),
  );
  const opposite = possible.map((die) => {
    const at = range(0, 5).find((place) => die[place] === face) ?? 0;
    return die[at % 2 === 0 ? at + 1 : at - 1] ?? '';
  });
  return [...new Set(opposite)];
}
