/**
 * The house's walls: who may import whom. Every rule is an error; every rule is proven to fail by `npm run check:guards`.
 * Features are the folders of api/ and web/ that are not machinery.
 */
const apiMachinery = ['database', 'graphql', 'rest', 'live', 'jobs', 'testing'];
const webMachinery = ['app', 'ui', 'graphql', 'live', 'testing', 'e2e'];

const anyOf = (names) => `(?:${names.join('|')})`;
const notTest = '\\.test\\.tsx?$';
/** One group: the feature's name. */
const apiFeature = `^api/(?!${anyOf(apiMachinery)}/)([^/]+)/`;
const webFeature = `^web/(?!${anyOf(webMachinery)}/)([^/]+)/`;
const role = (names) => `^api/.+\\.${anyOf(names)}\\.ts$`;

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
          notTest,
          '^api/main\\.ts$',
          '^api/cli/brigade\\.ts$',
          '^web/main\\.tsx$',
          '\\.config\\.(ts|mjs)$',
          '^(api|web)/testing/',
          '^web/graphql/codegen-.+\\.mjs$',
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
      from: {},
      // Types alone: the package has no code to resolve to.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
    {
      name: 'schema-sees-only-zod',
      comment: 'schema/ is the contract: parsing and tables.',
      severity: 'error',
      from: { path: '^schema/', pathNot: notTest },
      to: { pathNot: ['^schema/', '^node_modules/zod/'] },
    },
    {
      name: 'api-never-sees-web',
      comment: 'Two rooms, one contract.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(web|bench)/' },
    },
    {
      name: 'web-never-sees-api',
      comment: 'Two rooms, one contract.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/e2e/' },
      to: { path: '^(api|bench)/' },
    },
    {
      name: 'web-foundation-knows-no-feature',
      comment: 'web/ui and web/graphql see #schema and packages only.',
      severity: 'error',
      from: { path: '^web/(ui|graphql)/', pathNot: notTest },
      to: { path: '^web/', pathNot: ['^web/(ui|graphql)/', '^web/paths\\.ts$'] },
    },
    {
      name: 'web-feature-stands-alone',
      comment: 'A feature of the web app sees ui, graphql, paths and #schema: features meet in app/.',
      severity: 'error',
      from: { path: webFeature, pathNot: notTest },
      to: { path: '^web/', pathNot: ['^web/$1/', '^web/(ui|graphql)/', '^web/paths\\.ts$'] },
    },
    {
      name: 'web-live-knows-no-feature',
      comment: 'The live doors see graphql, ui and #schema: what a message does is a table of query names.',
      severity: 'error',
      from: { path: '^web/live/', pathNot: notTest },
      to: { path: '^web/', pathNot: ['^web/(live|ui|graphql)/', '^web/paths\\.ts$'] },
    },
    {
      name: 'entity-knows-no-service',
      comment: 'Entities see organization-owned, other entities and #schema.',
      severity: 'error',
      from: { path: role(['entity']) },
      to: {
        path: '^api/',
        pathNot: [
          role(['entity']),
          '^api/database/organization-owned\\.ts$',
          '^api/graphql/(enums|scalars|node)\\.ts$',
        ],
      },
    },
    {
      name: 'service-knows-no-door',
      comment: 'A service does not know how it was called.',
      severity: 'error',
      from: { path: role(['service', 'queries', 'policy']) },
      to: {
        path: [
          role(['resolver', 'rest', 'job']),
          '^api/(rest|graphql)/',
          '^node_modules/(fastify|@fastify|graphql-yoga|ws|graphql-ws)/',
        ],
        pathNot: '^api/graphql/(enums|scalars|connection)\\.ts$',
      },
    },
    {
      name: 'door-uses-own-service',
      comment:
        "A resolver, route or job calls its own feature's service; of others it sees entities as types of its answers.",
      severity: 'error',
      from: { path: `${apiFeature}.+\\.${anyOf(['resolver', 'rest', 'job'])}\\.ts$` },
      to: { path: role(['service', 'queries', 'policy']), pathNot: '^api/$1/' },
    },
    {
      name: 'door-never-touches-the-database',
      comment: 'No EntityManager and no SQL in a resolver, route or job.',
      severity: 'error',
      from: { path: role(['resolver', 'rest', 'job']) },
      to: { path: '^node_modules/(@mikro-orm/(core|postgresql|sql)|kysely|pg)/' },
    },
    {
      name: 'machinery-knows-no-feature',
      comment: 'graphql, rest, live, jobs and database get the features through features.ts.',
      severity: 'error',
      from: {
        path: `^api/${anyOf(['graphql', 'rest', 'live', 'jobs', 'database'])}/`,
        pathNot: [notTest, '^api/database/seed/'],
      },
      to: { path: apiFeature },
    },
    {
      name: 'product-never-sees-tests',
      comment: 'What only tests need is not shipped.',
      severity: 'error',
      from: { pathNot: [notTest, '^(api|web)/testing/', '^web/e2e/', '^bench/', '\\.config\\.(ts|mjs)$'] },
      to: { path: ['^(api|web)/testing/', '^web/e2e/', notTest] },
    },
    {
      name: 'server-ships-its-packages',
      comment: 'What the running server imports is a dependency, not a tool of the workshop.',
      severity: 'error',
      from: { path: '^api/', pathNot: [notTest, '^api/testing/', '\\.config\\.mjs$'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-packages-stay-in-api',
      comment: "The server's packages never reach the browser.",
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/e2e/', '\\.config\\.(ts|mjs)$'] },
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
