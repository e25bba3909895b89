/** The list without the item at this index. */
export const without = <Item>(list: readonly Item[], index: number): readonly Item[] =>
  list.filter((_, place) => place !== index);

/** The list with one item moved to another index; unchanged if the target is out of range. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = without(list, from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
