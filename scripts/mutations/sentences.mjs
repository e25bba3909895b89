/**
 * The parts of Babel's syntax tree that are used here.
 * @typedef {{ readonly type: string, readonly value?: unknown, readonly callee?: { readonly name?: string } }}
 * SyntaxNode
 * @typedef {{ readonly node: SyntaxNode, readonly parentPath: NodePath | null }} NodePath
 */

/** Text with a capital letter and a blank is for readers; types, codes and names of members have no blank. */
const SENTENCE = /^[A-Z].* /;

const isSentence = (/** @type {SyntaxNode} */ { type, value }) =>
  type === 'StringLiteral' && typeof value === 'string' && SENTENCE.test(value);

/** Whether a node is the template of an error's message: `throw new Error(`...`)`. */
function isErrorTemplate(/** @type {NodePath} */ { node, parentPath }) {
  const { type, callee } = parentPath?.node ?? node;
  return node.type === 'TemplateLiteral' && type === 'NewExpression' && /Error$/.test(callee?.name ?? '');
}

/**
 * Ignores the wording of sentences: such a mutant is killed by a test that repeats the sentence, which proves nothing.
 * Whether and when a sentence is used is mutated nevertheless.
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
