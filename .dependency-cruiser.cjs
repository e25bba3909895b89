// dependency-cruiser reads modules with TypeScript below 7. With any other it finds none, and so no wall that is broken.
if (typeof require('typescript').createSourceFile !== 'function')
  throw new Error(
    'The walls need a TypeScript with an interface in JavaScript, which version 7 does not have.',
  );

/**
 * Which way things point. Each wall says what to do instead of breaking it.
 * @type {import('dependency-cruiser').IConfiguration}
 */

const tests = '\\.(test|e2e)\\.tsx?$|/test/';

const wall = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const everywhere = [
  wall(
    'no-cycles',
    'These modules need each other to load. Move what both need into a module that neither imports from the other.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  wall(
    'no-missing-modules',
    'Nothing is there to import. Correct the path, or add the package to the package.json of this part.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:|[?](raw|url)$' },
  ),
];

const shared = [
  wall(
    'shared-schema-is-pure',
    'Both sides import shared-schema, so it imports only itself and zod/mini. Take what comes from outside (time, ids, I/O) as an argument.',
    { path: '^shared-schema/src', pathNot: tests },
    { pathNot: ['^shared-schema/src', '(^|/)node_modules/zod/(v4/)?mini/'] },
  ),
  wall(
    'server-and-app-apart',
    'The server and the app meet only in shared-schema. Move what both need there.',
    { path: '^sync-server/' },
    { path: '^pwa/' },
  ),
  wall(
    'app-and-server-apart',
    'The app and the server meet only in shared-schema. Move what both need there.',
    { path: '^pwa/' },
    { path: '^sync-server/' },
  ),
  wall(
    'content-knows-shared-schema',
    'content/ makes questions, and knows no database and no server. Take what it needs as an argument; bank/ files what it makes.',
    { path: '^content/' },
    { path: '^(sync-server|pwa|simulation|look-alikes)/' },
  ),
  wall(
    'content-by-its-interface',
    'content/ is asked through its index, and editions.ts, which loads nothing else. Add there what is needed; only tests may ask testing.ts.',
    { path: '^(sync-server|simulation|pwa|shared-schema)/', pathNot: tests },
    { path: '^content/', pathNot: '^content/src/(index|editions)[.]ts$' },
  ),
  wall(
    'app-and-content-apart',
    'Questions reach the app in packages. The server stores what content/ makes.',
    { path: '^(pwa|shared-schema|simulation)/' },
    { path: '^content/' },
  ),
  wall(
    'look-alikes-know-nobody',
    'look-alikes/ plays vendors by their documentation alone, for the tests of both sides.',
    { path: '^look-alikes/' },
    { path: '^(pwa|sync-server|content|shared-schema|simulation)/' },
  ),
  wall(
    'look-alikes-are-for-tests',
    'A vendor that is played is for tests. Give the program an address of the real one, or an embedded one in adapters/.',
    { path: '^(pwa/src|sync-server/src|content/src|shared-schema/src)/', pathNot: tests },
    { path: '^look-alikes/' },
  ),
];

/** Files of the server that every room may import: time, ids, digests, a cache, what an error may tell. */
const ground = 'clock|ids|sha256|aes-gcm|root-cause|bounded-cache';

/** A room of the server may import itself, the ground, and what it names here; nothing else of the server. */
const serverRoom = (name, comment, room, allowed) =>
  wall(
    name,
    comment,
    { path: `^sync-server/src/${room}` },
    {
      path: '^sync-server/src/',
      pathNot: `^sync-server/src/(${[room, ...allowed].join('|')}|(${ground})\\.ts$)`,
    },
  );

const server = [
  wall(
    'server-features-apart',
    'A feature does not import another. Let app.ts pass in the use case, or move the shared ground to bank/, papers/, marked-attempts/, crud/ or http/.',
    { path: '^sync-server/src/features/([^/]+)/' },
    { path: '^sync-server/src/features/', pathNot: '^sync-server/src/features/$1/' },
  ),
  wall(
    'only-database-knows-the-engine',
    'Only sync-server/src/database knows which engine runs. Write the query with drizzle on the connection it hands out.',
    {
      path: '^sync-server/',
      pathNot: '^sync-server/(src/database/|test/(support/(databases|pglite)[.]ts$|released/))',
    },
    {
      path: '(^|/)node_modules/(better-sqlite3|pg|@electric-sql/pglite|drizzle-orm/(better-sqlite3|node-postgres|pglite))(/|$)|^(better-sqlite3|pg)$',
    },
  ),
  serverRoom(
    'database-imports-no-room',
    'The database knows tables, not what they are for. Pass the decision in from the feature, or move the query to its feature.',
    'database/',
    [],
  ),
  serverRoom(
    'adapters-import-no-room',
    'An adapter only speaks to what lies outside. Take what it needs as arguments; the feature calls it.',
    'adapters/',
    [],
  ),
  serverRoom(
    'installation-imports-database',
    'installation/ holds the secrets and keys of one database. Take a store, a clock or ids as arguments, and let the caller decide what they are for.',
    'installation/',
    ['database/'],
  ),
  serverRoom(
    'http-below-features',
    'http/ serves every feature and knows none. Let the feature register itself, or pass what is needed in at app.ts.',
    'http/',
    ['database/', 'context\\.ts'],
  ),
  serverRoom(
    'jobs-know-no-work',
    'jobs/ runs work without knowing it. Let the feature make a handler with handle(), and app.ts put it into the list.',
    'jobs/',
    ['database/', 'context\\.ts'],
  ),
  serverRoom(
    'crud-below-features',
    'crud/ serves every feature and knows none. Take what it needs in the plan of a list or of a managed thing.',
    'crud/',
    ['http/', 'database/', 'context\\.ts'],
  ),
  serverRoom(
    'tokens-below-features',
    'tokens/ says what gives and costs how many tokens, and gives them. What spends them is the wallet feature.',
    'tokens/',
    ['database/'],
  ),
  serverRoom(
    'notices-below-features',
    'notices/ tells students what happened to them. What happened, features say in their own transactions.',
    'notices/',
    ['jobs/', 'adapters/', 'database/', 'context\\.ts'],
  ),
  serverRoom(
    'model-use-below-features',
    'model-use/ notes and bounds what calls of the language model cost. What is asked, and of whom, the features say.',
    'model-use/',
    ['adapters/', 'database/', 'tokens/', 'context\\.ts'],
  ),
  serverRoom(
    'media-below-features',
    'media/ stores the images of questions and lists them. Who may upload one, and who sees it, features decide.',
    'media/',
    ['database/', 'context\\.ts'],
  ),
  serverRoom(
    'release-decides-by-times',
    'release/ decides until when results are held back, from the times of a paper alone. Take other facts in the room that asks.',
    'release/',
    ['database/'],
  ),
  serverRoom(
    'leaderboard-notes-changes',
    'leaderboard/ notes in the transaction of a change that a board must follow. Boards are computed and shown in their feature.',
    'leaderboard/',
    ['release/', 'database/'],
  ),
  serverRoom(
    'bank-below-papers',
    'bank/ has questions: it takes them in, finds, draws and makes them. Papers are made of them in papers/.',
    'bank/',
    ['crud/', 'http/', 'jobs/', 'media/', 'installation/', 'adapters/', 'database/', 'context\\.ts'],
  ),
  serverRoom(
    'papers-below-features',
    'papers/ makes, publishes and reads papers for every feature and knows none. Take what it needs as an argument.',
    'papers/',
    [
      'bank/',
      'leaderboard/',
      'release/',
      'crud/',
      'http/',
      'media/',
      'installation/',
      'database/',
      'context\\.ts',
    ],
  ),
  serverRoom(
    'marked-attempts-below-features',
    'marked-attempts/ reads attempts with their keys and marks for every feature and knows none. Hand-ins are stored in features/attempts.',
    'marked-attempts/',
    [
      'marked-answers/',
      'papers/',
      'leaderboard/',
      'release/',
      'crud/',
      'http/',
      'installation/',
      'database/',
      'context\\.ts',
    ],
  ),
  serverRoom(
    'features-below-app',
    'app.ts puts the features together, first-start/ fills them for a first visit, and hand-in-workers/ runs beside them. Take what a feature needs as an argument of its plugin.',
    'features/',
    [
      'features/',
      'marked-attempts/',
      'papers/',
      'bank/',
      'leaderboard/',
      'release/',
      'crud/',
      'item-response/',
      'expressions/',
      'jobs/',
      'http/',
      'installation/',
      'adapters/',
      'database/',
      'tokens/',
      'notices/',
      'model-use/',
      'media/',
      'marked-answers/',
      'context\\.ts',
      'feature\\.ts',
    ],
  ),
  serverRoom(
    'marked-answers-below-features',
    'marked-answers/ stores and reads marked answers. When they are stored, and which of them a caller may see, features decide.',
    'marked-answers/',
    ['database/'],
  ),
  serverRoom(
    'item-response-is-pure',
    'item-response/ computes. Read and store in features/ability.',
    'item-response/',
    [],
  ),
  serverRoom(
    'expressions-are-pure',
    'expressions/ reads and computes. What may stand in an expression is said by who reads it.',
    'expressions/',
    [],
  ),
  serverRoom(
    'hand-in-workers-import-hand-ins',
    'hand-in-workers/ runs the preparation of hand-ins in other threads, and nothing else. Do other work in a job, or in its feature.',
    'hand-in-workers/',
    [
      'features/attempts/',
      'features/operations/metrics\\.ts',
      'marked-attempts/',
      'http/',
      'installation/',
      'adapters/messaging\\.ts',
      'database/',
      'context\\.ts',
    ],
  ),
  serverRoom(
    'first-start-uses-features',
    'first-start/ stores what a first visit finds by the use cases of features, as an administrator would. It answers no calls and runs no jobs: put those into a feature.',
    'first-start/',
    [
      'features/',
      'marked-attempts/',
      'papers/',
      'bank/',
      'item-response/',
      'installation/',
      'database/',
      'tokens/',
      'context\\.ts',
    ],
  ),
  serverRoom(
    'eval-assistant-is-for-a-command',
    'eval-assistant/ asks the assistant as a student would, through the app. Measure other things in a command of their own.',
    'eval-assistant/',
    ['build-app\\.ts', 'papers/', 'bank/', 'features/', 'tokens/', 'context\\.ts'],
  ),
  wall(
    'content-is-loaded-when-needed',
    'A start of the server would load all templates. Take them from loadContent of bank/content.ts.',
    { path: '^sync-server/src/', pathNot: '^sync-server/src/(eval-assistant/|study-ability-command[.]ts$)' },
    {
      path: '^content/src/index[.]ts$',
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    },
  ),
  wall(
    'few-rooms-ask-the-content',
    'Only bank/ and first-start/ ask the content for questions and papers. Take what is needed from the bank.',
    {
      path: '^sync-server/src/',
      pathNot:
        '^sync-server/src/(bank|papers/import|first-start|eval-assistant)/|^sync-server/src/(start|study-ability-command)[.]ts$',
    },
    { path: '^content/' },
  ),
  wall(
    'feature-is-a-type',
    'feature.ts says what a feature gives to app.ts, and nothing else.',
    { path: '^sync-server/src/feature[.]ts$' },
    { path: '^sync-server/src/', pathNot: '^sync-server/src/(http|jobs)/' },
  ),
  wall(
    'context-is-types',
    'context.ts says what the edge hands to every feature. Make it in start.ts, where the parts are opened.',
    { path: `^sync-server/src/(context|${ground})\\.ts$` },
    {
      path: '^sync-server/src/',
      pathNot: `^sync-server/src/((adapters|database|installation)/|(${ground})\\.ts$)`,
    },
  ),
  wall(
    'no-type-cycles',
    'These modules need each other for their types. Move the types that both need into a module that imports neither.',
    { path: '^(sync-server|content)/src/' },
    { circular: true },
  ),
];

/** The folders of offline/: what each may import of the others. */
const offlineLayers = Object.entries({
  database: [],
  platform: ['database'],
  'app-files': [],
  session: ['database', 'platform'],
  packages: ['database', 'platform'],
  attempt: ['database', 'platform', 'packages'],
  notebook: ['database', 'platform', 'session'],
  sync: ['database', 'platform', 'session', 'packages', 'attempt', 'notebook'],
  'hand-in-file': ['database', 'platform', 'packages', 'attempt', 'sync'],
}).map(([folder, below]) =>
  wall(
    `offline-${folder}-layer`,
    `offline/${folder} stands on ${below.join(', ') || 'no other folder'}. Move what it needs down, or its caller up.`,
    // What keeps a saved paper from being removed is told by its attempts.
    { path: `^pwa/src/offline/${folder}/`, pathNot: [tests, '/packages/downloads[.]ts$'] },
    { path: '^pwa/src/offline/', pathNot: `^pwa/src/offline/(${[folder, ...below].join('|')})/` },
  ),
);

const app = [
  wall(
    'ui-knows-no-room',
    'The design system knows nothing of exams. Take data and handlers as props, and connect them in a feature.',
    { path: '^pwa/src/ui/', pathNot: tests },
    { path: '^pwa/src/(features|gates|state|offline|api|app|admin|service-worker)/' },
  ),
  wall(
    'format-knows-no-room',
    'format/ turns numbers and times into text and nothing else. Take what it needs as an argument.',
    { path: '^pwa/src/format/', pathNot: tests },
    { path: '^pwa/src/', pathNot: '^pwa/src/(format|sentences)/' },
  ),
  wall(
    'sentences-know-no-room',
    'sentences/ holds what the app says and nothing else. Take what differs as an argument of the sentence.',
    { path: '^pwa/src/sentences/', pathNot: tests },
    { path: '^pwa/src/', pathNot: '^pwa/src/(sentences/|parts/load-part[.]ts$)' },
  ),
  wall(
    'parts-know-no-room',
    'parts/ only loads other parts of the app. Take what it needs as an argument.',
    { path: '^pwa/src/parts/', pathNot: tests },
    { path: '^pwa/src/(ui|gates|features|offline|api|state|app|admin|service-worker)/' },
  ),
  wall(
    'offline-and-api-show-nothing',
    'offline/ and api/ also run in the service worker, where there is nothing to show. Return data; a feature shows it.',
    { path: '^pwa/src/(offline|api)/', pathNot: tests },
    { path: '^pwa/src/(ui|sentences|state|gates|features|app|admin|service-worker)/' },
  ),
  wall(
    'state-shows-nothing',
    'state/ ties screens to device and network and knows none of them. Return data; a feature shows it.',
    { path: '^pwa/src/state/', pathNot: tests },
    { path: '^pwa/src/(ui|gates|features|app|admin|service-worker)/' },
  ),
  wall(
    'gates-know-no-screen',
    'gates/ decide who sees a screen and know none. Take the screen as a child.',
    { path: '^pwa/src/gates/', pathNot: tests },
    { path: '^pwa/src/(features|app|admin|service-worker)/' },
  ),
  wall(
    'app-features-apart',
    'A feature does not import another. Move a shared part to ui/, shared data to offline/, or let app/ compose the two.',
    { path: '^pwa/src/features/([^/]+)/' },
    { path: '^pwa/src/features/', pathNot: '^pwa/src/features/$1/' },
  ),
  wall(
    'features-below-app-shell',
    'app/ composes the screens. Put what a screen needs of it in paths/, ui/ or offline/, or take it as a prop.',
    { path: '^pwa/src/(features|admin)/', pathNot: tests },
    { path: '^pwa/src/app/', pathNot: '^pwa/src/app/paths-of-console[.]ts$' },
  ),
  wall(
    'paths-know-no-room',
    'paths/ only names pages. Take what it needs as an argument.',
    { path: '^pwa/src/paths/', pathNot: tests },
    { path: '^pwa/src/', pathNot: '^pwa/src/paths/' },
  ),
  ...offlineLayers,
  wall(
    'worker-imports-offline-and-api',
    'The service worker has no page. Put what it needs in offline/ or api/.',
    { path: '^pwa/src/service-worker/', pathNot: tests },
    { path: '^pwa/src/', pathNot: '^pwa/src/(service-worker|offline|api)/' },
  ),
  wall(
    'console-and-student-apart',
    'The console is not downloaded to a device of a student. Move what both show to ui/.',
    { path: '^pwa/src/features/' },
    { path: '^pwa/src/admin/' },
  ),
  wall(
    'admin-imports-no-feature',
    'The console stands beside the screens of students. Move what both show to ui/, and what both decide to shared-schema.',
    { path: '^pwa/src/admin/' },
    { path: '^pwa/src/features/' },
  ),
];

const simulation = [
  wall(
    'nobody-needs-the-simulation',
    'The simulation looks at app and server from outside. Let it come in through a port or an edge that the code has anyway.',
    { path: '^(shared-schema|content|sync-server|pwa)/' },
    { path: '^simulation/' },
  ),
  wall(
    'simulation-drives-devices-not-screens',
    'Of the app the simulation may import offline/ and api/ alone: a screen needs a browser. Test screens in pwa/e2e.',
    { path: '^simulation/' },
    { path: '^pwa/src/', pathNot: '^pwa/src/(offline|api)/' },
  ),
];

module.exports = {
  forbidden: [...everywhere, ...shared, ...server, ...app, ...simulation],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(pwa|sync-server)/dist/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
