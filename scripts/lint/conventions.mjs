import { readFileSync } from 'node:fs';

/** Rules of oxlint for this project, each enabled in .oxlintrc.json for the folders that it applies to. */

/** @typedef {{ report(found: { node: unknown, message: string }): void }} RuleContext */

/** A rule that reports every node that its selectors match. @see https://eslint.org/docs/latest/extend/selectors */
const refuse = (/** @type {string} */ message, /** @type {string[]} */ selectors) => ({
  create: (/** @type {RuleContext} */ context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (/** @type {unknown} */ node) => context.report({ node, message }),
      ]),
    ),
});

/** Attributes whose text is displayed, or read by screen readers. */
const SPOKEN =
  'label|title|lead|eyebrow|hint|says|text|words|name|caption|placeholder|alt|closeLabel|retryLabel|aria-label|aria-description|aria-roledescription';

/** `laterPanel` and `screen` call `lazyPart`. */
const PART_LOADERS = ['loadPart', 'partOrNull', 'lazyPart', 'laterPanel', 'screen'];

const typeNames = readFileSync(
  new URL('../../shared-schema/src/question-types/type-names.ts', import.meta.url),
  'utf8',
);
/** The names of the question types, as the list of types has them. */
const TYPE_NAMES = [
  ...(/^export const questionTypeNames = \[(.*?)\]/ms.exec(typeNames)?.[1]?.matchAll(/'(\w+)'/g) ?? []),
]
  .map(([, name]) => name)
  .join('|');
if (TYPE_NAMES === '') throw new Error('type-names.ts has no list of question types that the rule can read.');

export default {
  meta: { name: 'conventions' },
  rules: {
    'no-swallowed-error': refuse(
      'Do not drop an error: handle it, turn it into a value, or let it propagate.',
      [
        'CatchClause > BlockStatement[body.length=0]',
        "CallExpression[callee.property.name='catch'] > :matches(ArrowFunctionExpression, FunctionExpression) > BlockStatement[body.length=0]",
      ],
    ),
    // Matches calls of a query builder and not Map.get(key), Promise.all(list) and app.get(path).
    'no-one-engine-call': refuse(
      'Only SQLite has .get() and .all(). Await the query itself, which works with both engines: const [row] = await query.',
      [
        'CallExpression[callee.property.name=/^(get|all)$/][arguments.length=0]',
        'CallExpression[callee.property.name=/^(get|all)$/][callee.object.callee.property.name=/^(from|where|orderBy|groupBy|having|limit|offset|returning|prepare|innerJoin|leftJoin)$/]',
        'CallExpression[callee.property.name=/^(get|all)$/][callee.object.name=/^(db|database|tx|transaction)$/]',
      ],
    ),
    // Only these two columns decide what an account may do.
    'no-bare-standing': refuse(
      'AC13: a change of status or role ends the sessions in the same transaction: call endSessionsOf, and allow this line.',
      [
        "CallExpression[callee.property.name='set'] > ObjectExpression > Property[key.name=/^(accountStatus|role)$/]",
      ],
    ),
    // See rowLimit: without it SQLite plans the query again at every call.
    'no-bare-limit': refuse('Write .limit(rowLimit(...)), so that the statement is planned only once.', [
      "CallExpression[callee.name='statement'] CallExpression[callee.property.name=/^(limit|offset)$/] > :not(CallExpression[callee.name='rowLimit']).arguments",
    ]),
    'no-bare-import': refuse(
      'A lazy part may fail to load: use loadPart(() => import(...)), or lazyPart for components.',
      [
        `ImportExpression:not(${PART_LOADERS.map(
          (name) =>
            `CallExpression[callee.name='${name}'] > ArrowFunctionExpression.arguments > ImportExpression`,
        ).join(', ')})`,
      ],
    ),
    'no-type-name': refuse(
      'A question type is named in its own folders only: ask questionTypes[type] for a capability (shared-schema/src/question-types/README.md).',
      [`Literal[value=/^(${TYPE_NAMES})$/]`, `Property > Identifier.key[name=/^(${TYPE_NAMES})$/]`],
    ),
    // From two letters on; single ones are options and units.
    'no-sentence-outside': refuse(
      'LA1: sentences for students are in pwa/src/sentences, in English and Hindi. Read them from say.',
      [
        'JSXText[value=/[A-Za-z]{2}/]',
        `JSXAttribute[name.name=/^(${SPOKEN})$/]:not([name.name='name']) > Literal[value=/[A-Za-z]{2}/]`,
        // Names of icons and form fields are keys, which begin with a small letter and have no space.
        "JSXAttribute[name.name='name'] > Literal[value=/^[A-Z]| /]",
        `JSXAttribute[name.name=/^(${SPOKEN})$/] > JSXExpressionContainer TemplateElement[value.raw=/[A-Za-z]{2}/]`,
        `Property[key.name=/^(${SPOKEN})$/] > Literal[value=/[A-Za-z]{2} /]`,
      ],
    ),
  },
};
