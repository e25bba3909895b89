import { create, parseDependencies, type MathNode } from 'mathjs/number';
import { Incalculable } from './incalculable.ts';

/** The reader alone: to set up all functions of the library takes ten times as long, at each start. */
const { parse } = create(parseDependencies ?? {});

/** Parts of an expression's tree. */
const MOST_NODES = 120;
const MOST_DEPTH = 25;

/**
 * Reads an expression into its tree. Only the tree is looked at, part by part and by lists of what is allowed; nothing
 * that somebody typed, or a model wrote, is ever evaluated by the library.
 * @throws Incalculable if it is none, or too large.
 */
export function readTree(text: string): MathNode {
  let node: MathNode;
  try {
    node = parse(text);
  } catch (error) {
    throw new Incalculable('no expression', { cause: error });
  }
  let nodes = 0;
  const count = (each: MathNode, depth: number): void => {
    nodes += 1;
    if (nodes > MOST_NODES || depth > MOST_DEPTH) throw new Incalculable('too large');
    each.forEach((child) => count(child, depth + 1));
  };
  count(node, 0);
  return node;
}
