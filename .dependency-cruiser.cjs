/**
 * Who may import whom: app imports features, features import platform, everything imports schema/. Every rule is an error; every
 * rule is proven to fail by `npm run check:guards`. The feature's name is the one group of apiFeature and webFeature.
 */
const anyOf = (names) => `(?:${names.join('|')})`;
/** Tests, and the fixtures that they share. */
const test = '\\.(test|fixtures)\\.tsx?$';
const onlyTests = ['^(api|web|web/kiosk)/testing/', '^web/e2e/', test];
/** Reads the sources to build the web app or its hooks. */
const ofTheBuild = '^web/(build/|(vite\\.config|manifest)\\.ts$|platform/graphql/codegen-.+\\.mjs$)';
const apiFeature = '^api/features/([^/]+)/';
const webFeature = '^web/features/([^/]+)/';
const role = (names) => `^api/.+\\.${anyOf(names)}\\.ts$`;
const entryPoint = ['resolver', 'rest', 'job', 'nodes'];
/** What an entry point calls, and what that is made of. */
const inner = ['service', 'queries', 'writes', 'policy', 'notifications', 'crypto', 'client', 'data', 'demo'];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No cycles anywhere. Types too: a circle of types is a circle of ideas.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file nobody imports is dead. Starting points: programs, tests, configurations.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          test,
          '^api/main\\.ts$',
          '^api/cli/brigade\\.ts$',
          '^api/app/(check-migrations|make-migration|print-schema)\\.ts$',
          '^web/main\\.tsx$',
          '\\.config\\.ts$',
          '^(api|web)/testing/',
          '^web/platform/graphql/codegen-.+\\.mjs$',
          '^web/e2e/',
          '\\.d\\.ts$',
          '^web/[^/]+\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      // The compared servers have their packages in a folder of their own, installed by `npm run bench`.
      from: { pathNot: '^bench/peers/' },
      // Types alone: the package has no code to resolve to.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
    {
      name: 'schema-sees-only-zod',
      comment: 'schema/ is the contract: parsing and tables.',
      severity: 'error',
      from: { path: '^schema/', pathNot: test },
      to: { pathNot: ['^schema/', '^node_modules/zod/'] },
    },
    {
      name: 'api-never-sees-web',
      comment: 'web/ and api/ share nothing but schema/.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(web|bench|tools)/' },
    },
    {
      name: 'web-never-sees-api',
      comment: 'web/ and api/ share nothing but schema/.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(api|bench|tools)/' },
    },
    {
      name: 'ui-imports-nothing-above',
      comment: 'web/ui is a kit: packages and #schema only.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: test },
      to: { path: '^web/', pathNot: '^web/ui/' },
    },
    {
      name: 'web-platform-imports-no-feature',
      comment: 'web/platform sees ui and #schema.',
      severity: 'error',
      from: { path: '^web/platform/', pathNot: test },
      to: { path: '^web/', pathNot: '^web/(ui|platform)/' },
    },
    {
      name: 'web-feature-imports-no-other',
      comment: 'A feature of the web app sees platform, ui and #schema: features meet in app/.',
      severity: 'error',
      from: { path: webFeature, pathNot: test },
      to: { path: '^web/', pathNot: ['^web/features/$1/', '^web/(ui|platform)/'] },
    },
    {
      name: 'display-has-one-entrance',
      comment: 'The display is loaded apart, by its page; the app knows nothing else of it.',
      severity: 'error',
      from: { path: '^web/(app/|main\\.tsx$|features\\.ts$)', pathNot: test },
      to: { path: '^web/kiosk/', pathNot: '^web/kiosk/KioskPage\\.tsx$' },
    },
    {
      name: 'build-imports-no-product',
      comment: 'What builds the web app and generates its hooks reads its files and runs none of them.',
      severity: 'error',
      from: { path: ofTheBuild },
      to: { path: '^(api|web)/', pathNot: ofTheBuild },
    },
    {
      name: 'kiosk-imports-no-feature',
      comment: 'The display has queries of its own.',
      severity: 'error',
      from: { path: '^web/kiosk/', pathNot: test },
      to: { path: '^web/', pathNot: '^web/(kiosk|ui|platform)/' },
    },
    {
      name: 'entity-knows-no-service',
      comment: 'Entities see organization-owned, enumerations, other entities and #schema.',
      severity: 'error',
      from: { path: role(['entity']) },
      to: {
        path: '^api/',
        pathNot: [
          role(['entity', 'enums']),
          '^api/platform/database/(archivable|import-match|organization-owned|tables|touched-row)\\.ts$',
          '^api/platform/graphql/(enums|scalars|node)\\.ts$',
        ],
      },
    },
    {
      name: 'service-imports-no-entry-point',
      comment: 'A service does not know how it was called.',
      severity: 'error',
      from: { path: role(inner) },
      to: {
        path: [
          role(entryPoint),
          '^api/platform/(rest|graphql)/',
          '^node_modules/(fastify|@fastify|graphql-yoga|ws|graphql-ws)/',
        ],
        pathNot: '^api/platform/graphql/(enums|scalars|connection)\\.ts$',
      },
    },
    {
      name: 'view-and-types-know-no-service',
      comment: 'What is read, as GraphQL or REST shows it: made of other rows and types, never by a look-up.',
      severity: 'error',
      from: { path: role(['view', 'types', 'wire', 'enums']) },
      to: {
        path: role([...entryPoint, ...inner]),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'texts-and-shapes-know-no-service',
      comment: 'Texts, the shapes of live messages and the names of audited rows: written down, not worked out.',
      severity: 'error',
      from: { path: role(['messages', 'descriptions', 'live', 'audit']) },
      to: {
        path: role([...entryPoint, ...inner]),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'policy-is-pure',
      comment: 'A rule is a function of its arguments: the database, the queue and the network are for others.',
      severity: 'error',
      from: { path: role(['policy']) },
      to: {
        path: [
          '^api/',
          '^node_modules/(@mikro-orm|kysely|pg|fastify|nodemailer)/',
          '^(node:)?(fs|http|https|dns)(/|$)',
        ],
        pathNot: [
          role(['policy']),
          '^api/platform/(errors|plain-decimal|quantity|context/access|imports/written-amount)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'writes-start-no-write',
      comment: 'A step of a write works in the transaction that it is given: it calls no service.',
      severity: 'error',
      from: { path: role(['writes', 'queries', 'search', 'crypto', 'client', 'data', 'demo', 'notifications']) },
      to: { path: role(['service']), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'queries-only-read',
      comment: 'A query takes no part in a write.',
      severity: 'error',
      from: { path: role(['queries', 'search', 'crypto', 'client']) },
      to: { path: role(['writes', 'notifications', 'data']), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'entry-point-uses-own-service',
      comment:
        "A resolver, route, job or node calls its own feature's service; of others it sees entities as types of its answers.",
      severity: 'error',
      from: { path: `${apiFeature}.+\\.${anyOf(entryPoint)}\\.ts$` },
      to: { path: role(inner), pathNot: '^api/features/$1/' },
    },
    {
      name: 'imports-no-database',
      comment:
        'No EntityManager and no SQL in an entry point, nor where codes are made, other servers called, rows put into JSON.',
      severity: 'error',
      from: { path: role([...entryPoint, 'crypto', 'client', 'wire']) },
      to: { path: '^node_modules/(@mikro-orm/(core|postgresql|sql)|kysely|pg)/' },
    },
    {
      name: 'api-platform-imports-no-feature',
      comment: 'platform gets the features and the database handed in.',
      severity: 'error',
      from: { path: '^api/platform/', pathNot: test },
      to: { path: '^api/', pathNot: '^api/platform/' },
    },
    {
      name: 'migration-imports-no-code',
      comment: "A migration does the same in a year: it shares nothing with the server's code, which changes.",
      severity: 'error',
      from: { path: '^api/migrations/', pathNot: test },
      to: { path: '^api/' },
    },
    {
      name: 'embedded-postgres-imports-nothing-else',
      comment: 'The embedded database is a child process and its care: it knows nothing of the product.',
      severity: 'error',
      from: { path: '^api/embedded-postgres/', pathNot: test },
      to: { path: '^api/', pathNot: '^api/embedded-postgres/' },
    },
    {
      name: 'feature-imports-no-app',
      comment: 'Features know neither the program that combines them nor the demo.',
      severity: 'error',
      from: { path: apiFeature, pathNot: test },
      to: { path: '^api/', pathNot: '^api/(features|platform)/' },
    },
    {
      name: 'demo-imports-no-app',
      comment: 'The demo is a feature, and plays the services of the others.',
      severity: 'error',
      from: { path: '^api/demo/', pathNot: test },
      to: { path: '^api/', pathNot: '^api/(demo|features|platform)/' },
    },
    {
      name: 'app-only-from-programs',
      comment: 'Only a program (the server, a test, the benchmark) starts the app.',
      severity: 'error',
      from: { path: '^(api|bench)/', pathNot: ['^api/(app/|main\\.ts$)', '^bench/', ...onlyTests] },
      to: { path: '^api/(app/|main\\.ts$)' },
    },
    {
      name: 'app-imports-no-command',
      comment: "The server does not run the operator's commands.",
      severity: 'error',
      from: { path: '^api/(app/|main\\.ts$)', pathNot: test },
      to: { path: '^api/cli/' },
    },
    {
      name: 'demo-only-through-features',
      comment: 'The product reaches the demo through features.ts; the app seeds it at the start.',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/(demo|testing)/', '^api/features\\.ts$', '^api/app/', test] },
      to: { path: '^api/demo/' },
    },
    {
      name: 'demo-rows-only-through-the-manifest',
      comment: "A feature's demo rows are for its manifest, for those of other features and for the demo's story.",
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/demo/', '^api/features/[^/]+/feature\\.ts$', role(['demo']), test] },
      to: { path: role(['demo']) },
    },
    {
      name: 'product-never-sees-tests',
      comment: 'What only tests need is not shipped.',
      severity: 'error',
      from: { pathNot: [...onlyTests, '^bench/', '\\.config\\.ts$'] },
      to: { path: onlyTests },
    },
    {
      name: 'tests-import-no-test',
      comment: 'A test that imports another runs it a second time. What tests share is in testing/ or in fixtures.',
      severity: 'error',
      from: { path: '\\.test\\.tsx?$' },
      to: { path: ['\\.(test|spec)\\.tsx?$', '^web/e2e/'] },
    },
    {
      name: 'testing-imports-no-test',
      comment: 'What tests share knows none of them.',
      severity: 'error',
      from: { path: ['^(api|web|web/kiosk)/testing/', '\\.fixtures\\.ts$'] },
      to: { path: ['\\.(test|spec)\\.tsx?$', '^web/e2e/'] },
    },
    {
      name: 'browser-tests-import-no-product',
      comment: 'A journey sees what a person sees; paths and languages are the only exceptions.',
      severity: 'error',
      from: { path: '^web/e2e/' },
      to: { path: '^(api|web)/', pathNot: ['^web/e2e/', '^web/platform/paths\\.ts$'] },
    },
    {
      name: 'tools-import-no-product',
      comment:
        'Tools run before anything is installed or built. The embedded database has no packages and needs no build.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^(api|web|schema|bench)/', pathNot: '^api/embedded-postgres/' },
    },
    {
      name: 'bench-imports-no-web',
      comment: 'The benchmark measures the server.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(web|tools)/' },
    },
    {
      name: 'server-ships-its-packages',
      comment: 'What the running server imports is a dependency, not a tool of the workshop.',
      severity: 'error',
      from: { path: '^api/', pathNot: [test, '^api/testing/', '\\.config\\.ts$'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-packages-stay-in-api',
      comment: "The server's packages never reach the browser.",
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/e2e/', '\\.config\\.ts$'] },
      to: { path: '^node_modules/(@mikro-orm|pg|fastify|@fastify|type-graphql|graphql-yoga|pino|ioredis)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
