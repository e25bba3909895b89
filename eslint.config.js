import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const swallowed = 'An error is not dropped: handle it, turn it into a value, or let it go up.';

const emptyCatch = [
  { selector: 'CatchClause > BlockStatement[body.length=0]', message: swallowed },
  {
    selector:
      "CallExpression[callee.property.name='catch'] > :matches(ArrowFunctionExpression, FunctionExpression) > BlockStatement[body.length=0]",
    message: swallowed,
  },
];

const oneEngineOnly =
  'Only SQLite answers .get() and .all(). Await the query itself, which both engines understand: const [row] = await query.';

/** Calls of a query builder, told from Map.get(key), Promise.all(list) and app.get(path) by their shape. */
const oneEngineCalls = [
  'CallExpression[callee.property.name=/^(get|all)$/][arguments.length=0]',
  'CallExpression[callee.property.name=/^(get|all)$/][callee.object.callee.property.name=/^(from|where|orderBy|groupBy|having|limit|offset|returning|prepare|innerJoin|leftJoin)$/]',
  'CallExpression[callee.property.name=/^(get|all)$/][callee.object.name=/^(db|database|tx|transaction)$/]',
].map((selector) => ({ selector, message: oneEngineOnly }));

/** What an account may do is decided by these two alone. */
const changedStanding = {
  selector:
    "CallExpression[callee.property.name='set'] > ObjectExpression > Property[key.name=/^(accountStatus|role)$/]",
  message:
    'AC13: who changes a status or a role ends the sessions in the same transaction: call endSessionsOf, and allow this line.',
};

/** See rowLimit: SQLite plans such a query again at every call. */
const bareLimit = {
  selector:
    "CallExpression[callee.name='statement'] CallExpression[callee.property.name=/^(limit|offset)$/] > :not(CallExpression[callee.name='rowLimit']).arguments",
  message: 'A statement is planned once: write .limit(rowLimit(...)).',
};

/** `laterPanel` and `screen` call `lazyPart`. */
const bareImport = {
  selector: `ImportExpression:not(${['loadPart', 'partOrNull', 'lazyPart', 'laterPanel', 'screen']
    .map(
      (name) =>
        `CallExpression[callee.name='${name}'] > ArrowFunctionExpression.arguments > ImportExpression`,
    )
    .join(', ')})`,
  message:
    'A part of the app may not arrive: load it by loadPart(() => import(...)), or by lazyPart where it is shown.',
};

/** Attributes whose text is shown or spoken. */
const SPOKEN =
  'label|title|lead|eyebrow|hint|says|text|words|name|caption|placeholder|alt|closeLabel|retryLabel|aria-label|aria-description|aria-roledescription';

/** Two letters are a word; single ones name options and units. */
const sentenceOutside = [
  'JSXText[value=/[A-Za-z]{2}/]',
  `JSXAttribute[name.name=/^(${SPOKEN})$/]:not([name.name='name']) > Literal[value=/[A-Za-z]{2}/]`,
  // The name of an icon or of a form's field is a key: it begins with a small letter and has no space.
  "JSXAttribute[name.name='name'] > Literal[value=/^[A-Z]| /]",
  `JSXAttribute[name.name=/^(${SPOKEN})$/] > JSXExpressionContainer TemplateElement[value.raw=/[A-Za-z]{2}/]`,
  `Property[key.name=/^(${SPOKEN})$/] > Literal[value=/[A-Za-z]{2} /]`,
].map((selector) => ({
  selector,
  message: 'LA1: what a student reads stands in pwa/src/sentences, in English and Hindi. Read it from say.',
}));

const wholeZod = ['zod', 'zod/v4', 'zod/v3'].map((name) => ({
  name,
  message: "Import from 'zod/mini': the whole of zod would cost the device four times as many bytes.",
}));

export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/', '.tsbuild/', '.prep/', 'data/', 'coverage/', 'drizzle/*/'] },
  {
    files: ['**/*.{ts,tsx}'],
    // Those that need types are in .oxlintrc.json.
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    rules: {
      'no-empty': ['error', { allowEmptyCatch: true }],
      'no-restricted-syntax': ['error', ...emptyCatch],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
    },
  },
  {
    files: ['sync-server/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...emptyCatch, bareLimit] },
  },
  {
    files: ['sync-server/src/features/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...emptyCatch, ...oneEngineCalls, changedStanding, bareLimit],
    },
  },
  {
    files: ['shared-schema/src/**/*.ts', 'pwa/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: wholeZod }] },
  },
  {
    files: ['pwa/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'pwa/src/test/**'],
    rules: { 'no-restricted-syntax': ['error', ...emptyCatch, bareImport] },
  },
  {
    files: ['pwa/src/{app,features,gates,state,ui}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'pwa/src/ui/gallery.tsx',
      'pwa/src/ui/gallery/**',
      // A paper is in its own languages.
      'pwa/src/features/try-out/try-out-paper.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...emptyCatch, bareImport, ...sentenceOutside] },
  },
  {
    files: ['pwa/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
