/** Every order of the members; of numbers that ascend, the ascending one first. */
export function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, at) =>
    permutations([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [first, ...rest]),
  );
}

/** Every choice of so many members, in the order of the list. */
export function combinations<T>(list: readonly T[], count: number): T[][] {
  return placesOf(list.length, count).map((places) => places.map((place) => list[place] as T));
}

/** By length and count: the same few are asked for with every question. */
const knownPlaces = new Map<string, readonly (readonly number[])[]>();

function placesOf(length: number, count: number): readonly (readonly number[])[] {
  const key = `${length} ${count}`;
  const known = knownPlaces.get(key) ?? choicesFrom(0, length, count);
  knownPlaces.set(key, known);
  return known;
}

function choicesFrom(first: number, length: number, count: number): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: length - first }, (_unused, index) => first + index).flatMap((place) =>
    choicesFrom(place + 1, length, count - 1).map((others) => [place, ...others]),
  );
}
