import { create, parseDependencies, type MathNode } from 'mathjs/number';
import { Incalculable } from './incalculable.ts';

/** Only the parser: creating all functions of mathjs takes ten times as long, at each start. */
const { parse } = create(parseDependencies ?? {});

/** Limits of the tree's size and depth. */
const MOST_NODES = 120;
const MOST_DEPTH = 25;

/**
 * Parses an expression. Only its tree is used, which is evaluated by lists of what is allowed; the library never evaluates
 * text that a user typed or a model wrote.
 * @throws Incalculable if it is not an expression, or too large.
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
