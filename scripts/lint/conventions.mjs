/** What the code of this project may not say: rules of oxlint, each switched on in .oxlintrc.json for the parts it is for. */

/** @typedef {{ report(found: { node: unknown, message: string }): void }} RuleContext */

/** A rule that refuses what its selectors find. @see https://eslint.org/docs/latest/extend/selectors */
const refuse = (/** @type {string} */ message, /** @type {string[]} */ selectors) => ({
  create: (/** @type {RuleContext} */ context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (/** @type {unknown} */ node) => context.report({ node, message }),
      ]),
    ),
});

/** Attributes whose text is shown or spoken. */
const SPOKEN =
  'label|title|lead|eyebrow|hint|says|text|words|name|caption|placeholder|alt|closeLabel|retryLabel|aria-label|aria-description|aria-roledescription';

/** `laterPanel` and `screen` call `lazyPart`. */
const PART_LOADERS = ['loadPart', 'partOrNull', 'lazyPart', 'laterPanel', 'screen'];

export default {
  meta: { name: 'conventions' },
  rules: {
    'no-swallowed-error': refuse(
      'An error is not dropped: handle it, turn it into a value, or let it go up.',
      [
        'CatchClause > BlockStatement[body.length=0]',
        "CallExpression[callee.property.name='catch'] > :matches(ArrowFunctionExpression, FunctionExpression) > BlockStatement[body.length=0]",
      ],
    ),
    // Calls of a query builder, told from Map.get(key), Promise.all(list) and app.get(path) by their shape.
    'no-one-engine-call': refuse(
      'Only SQLite answers .get() and .all(). Await the query itself, which both engines understand: const [row] = await query.',
      [
        'CallExpression[callee.property.name=/^(get|all)$/][arguments.length=0]',
        'CallExpression[callee.property.name=/^(get|all)$/][callee.object.callee.property.name=/^(from|where|orderBy|groupBy|having|limit|offset|returning|prepare|innerJoin|leftJoin)$/]',
        'CallExpression[callee.property.name=/^(get|all)$/][callee.object.name=/^(db|database|tx|transaction)$/]',
      ],
    ),
    // What an account may do is decided by these two alone.
    'no-bare-standing': refuse(
      'AC13: who changes a status or a role ends the sessions in the same transaction: call endSessionsOf, and allow this line.',
      [
        "CallExpression[callee.property.name='set'] > ObjectExpression > Property[key.name=/^(accountStatus|role)$/]",
      ],
    ),
    // See rowLimit: SQLite plans such a query again at every call.
    'no-bare-limit': refuse('A statement is planned once: write .limit(rowLimit(...)).', [
      "CallExpression[callee.name='statement'] CallExpression[callee.property.name=/^(limit|offset)$/] > :not(CallExpression[callee.name='rowLimit']).arguments",
    ]),
    'no-bare-import': refuse(
      'A part of the app may not arrive: load it by loadPart(() => import(...)), or by lazyPart where it is shown.',
      [
        `ImportExpression:not(${PART_LOADERS.map(
          (name) =>
            `CallExpression[callee.name='${name}'] > ArrowFunctionExpression.arguments > ImportExpression`,
        ).join(', ')})`,
      ],
    ),
    // Two letters are a word; single ones name options and units.
    'no-sentence-outside': refuse(
      'LA1: what a student reads stands in pwa/src/sentences, in English and Hindi. Read it from say.',
      [
        'JSXText[value=/[A-Za-z]{2}/]',
        `JSXAttribute[name.name=/^(${SPOKEN})$/]:not([name.name='name']) > Literal[value=/[A-Za-z]{2}/]`,
        // The name of an icon or of a form's field is a key: it begins with a small letter and has no space.
        "JSXAttribute[name.name='name'] > Literal[value=/^[A-Z]| /]",
        `JSXAttribute[name.name=/^(${SPOKEN})$/] > JSXExpressionContainer TemplateElement[value.raw=/[A-Za-z]{2}/]`,
        `Property[key.name=/^(${SPOKEN})$/] > Literal[value=/[A-Za-z]{2} /]`,
      ],
    ),
  },
};
