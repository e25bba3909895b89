/**
 * The parts of Babel's syntax tree that are looked at here.
 * @typedef {{ readonly type: string, readonly value?: unknown, readonly callee?: { readonly name?: string } }} SyntaxNode
 * @typedef {{ readonly node: SyntaxNode, readonly parentPath: NodePath | null }} NodePath
 */

/** A capital letter and a blank: words for a reader. Types, codes and names of members have no blank. */
const SENTENCE = /^[A-Z].* /;

const isSentence = (/** @type {SyntaxNode} */ { type, value }) =>
  type === 'StringLiteral' && typeof value === 'string' && SENTENCE.test(value);

/** A sentence with something in it: `throw new Error(...)` with a template. */
function isErrorTemplate(/** @type {NodePath} */ { node, parentPath }) {
  const { type, callee } = parentPath?.node ?? node;
  return node.type === 'TemplateLiteral' && type === 'NewExpression' && /Error$/.test(callee?.name ?? '');
}

/**
 * Leaves out the wording of sentences for a reader: a mutant there is killed by a test that repeats the sentence, which
 * proves nothing. Whether and when a sentence is said is mutated all the same.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: {
      shouldIgnore: (/** @type {NodePath} */ path) =>
        isSentence(path.node) || isErrorTemplate(path) ? 'The wording of a sentence' : undefined,
    },
  },
];
