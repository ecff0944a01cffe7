/**
 * How files are named, and which rule of .dependency-cruiser.cjs binds each (docs/contributing.md, "Where things are").
 * `check:boundaries` fails on a file without a role, and on a role whose rule does not exist or does not bind the file.
 * On the server what describes a whole feature is at the feature's root; the rest is there or in one sub-folder named by a noun.
 * In the web app a `.tsx` is a component or a hook, a `.ts` a hook or a module named by a noun.
 */
const noun = '(?!(?:utils?|helpers?|misc|shared|stuff|lib|index)[./]|common\\/)[a-z0-9]+(?:-[a-z0-9]+)*';
const folders = `(?:${noun}/)*`;
const component = '[A-Z][A-Za-z0-9]*';
const hook = 'use[A-Z][A-Za-z0-9]*';
const aTest = `(?:${component}|${hook}|${noun})(?:\\.${noun})?\\.test\\.tsx?`;
const webFile = `(?:(?:${component}|${hook})\\.tsx|(?:${hook}|${noun})(?:\\.generated)?\\.ts)`;
/** Of a feature of the server: at its root, or in a sub-folder. */
const inFeature = `api/features/${noun}/(?:${noun}/)?`;
const ofPlatform = (name) => `api/platform/${folders}${noun}\\.${name}\\.ts`;

/**
 * `[rule, file names]`: the first that fits is the file's role.
 * @type {[string, string[]][]}
 */
const roles = [
  // Tests, and what only tests use.
  [
    'tests-import-no-test',
    [
      `(?:api|web/(?:app|features|kiosk|platform|ui)|schema)/${folders}${aTest}`,
      'web/features\\.test\\.ts',
      'api/migrations/(?:\\d{14}_)?[a-z0-9_]+\\.test\\.ts',
    ],
  ],
  [
    'testing-imports-no-test',
    [
      `(?:api|web)/testing/${noun}\\.(?:tsx?|mjs)`,
      `web/kiosk/testing/${noun}\\.ts`,
      `web/(?:features|kiosk)/${folders}${noun}\\.fixtures\\.ts`,
    ],
  ],
  ['browser-tests-import-no-product', [`web/e2e/${noun}(?:\\.spec|\\.config)?\\.ts`]],

  // The features of the server.
  ['feature-imports-no-app', [`api/features/${noun}/feature\\.ts`]],
  ['entity-knows-no-service', [`${inFeature}${noun}\\.entity\\.ts`, ofPlatform('entity')]],
  [
    'view-and-types-know-no-service',
    [`${inFeature}${noun}\\.(?:view|types|wire)\\.ts`, `api/features/${noun}/${noun}\\.enums\\.ts`],
  ],
  [
    'texts-and-shapes-know-no-service',
    [`${inFeature}${noun}\\.messages\\.ts`, `api/features/${noun}/${noun}\\.(?:descriptions|live|audit)\\.ts`],
  ],
  ['policy-is-pure', [`${inFeature}${noun}\\.policy\\.ts`]],
  [
    'queries-only-read',
    [
      `${inFeature}${noun}\\.(?:queries|crypto|client)\\.ts`,
      ofPlatform('queries'),
      'api/demo/demo\\.queries\\.ts',
      `api/features/${noun}/${noun}\\.search\\.ts`,
    ],
  ],
  ['writes-start-no-write', [`${inFeature}${noun}\\.(?:writes|notifications|data|demo)\\.ts`]],
  ['service-imports-no-entry-point', [`${inFeature}${noun}\\.service\\.ts`, 'api/demo/demo\\.service\\.ts']],
  [
    'entry-point-uses-own-service',
    [`${inFeature}${noun}\\.(?:resolver|rest|job)\\.ts`, `api/features/${noun}/${noun}\\.nodes\\.ts`],
  ],

  // The rest of the server.
  ['api-platform-imports-no-feature', [`api/platform/${folders}${noun}\\.ts`]],
  ['embedded-postgres-imports-nothing-else', [`api/embedded-postgres/${noun}\\.ts`]],
  ['migration-imports-no-code', ['api/migrations/\\d{14}_[a-z0-9_]+\\.ts']],
  ['demo-imports-no-app', ['api/demo/feature\\.ts', `api/demo/${noun}\\.job\\.ts`, `api/demo/seed/${noun}\\.ts`]],
  ['app-imports-no-command', [`api/app/${noun}\\.ts`, 'api/main\\.ts']],
  ['app-only-from-programs', [`api/cli/${noun}\\.ts`, 'api/features\\.ts']],

  // The web app.
  ['web-feature-imports-no-other', [`web/features/${noun}/feature\\.tsx`, `web/features/${noun}/${folders}${webFile}`]],
  ['kiosk-imports-no-feature', [`web/kiosk/(?:(?:board|dialogs|engine|health|pairing)/${folders})?${webFile}`]],
  [
    'ui-imports-nothing-above',
    [
      'web/ui/(?:press-guard|sounds|store|useDisposable|useStored)\\.ts',
      `web/ui/(?:components|format|forms|i18n|kitchen|storage|theme)/${folders}${webFile}`,
      'web/ui/(?:components/charts/charts|forms/fields|kitchen/amounts)\\.tsx',
      `web/ui/i18n/messages\\.es(?:/${noun})?\\.ts`,
    ],
  ],
  [
    'web-platform-imports-no-feature',
    [
      'web/platform/(?:destination|feature|paths|recipe-address|search)\\.ts',
      `web/platform/(?:choices|device|graphql|live|offline|photos|session|storage|timers|views)/${webFile}`,
    ],
  ],
  [
    'display-has-one-entrance',
    [`web/app/${folders}${webFile}`, 'web/app/pages/feature\\.tsx', 'web/(?:main\\.tsx|features\\.ts)'],
  ],
  [
    'build-imports-no-product',
    [`web/build/${noun}\\.ts`, 'web/(?:vite\\.config|manifest)\\.ts', `web/platform/graphql/codegen-${noun}\\.mjs`],
  ],

  // Configurations.
  ['api-never-sees-web', ['api/vitest\\.config\\.ts']],
  ['web-never-sees-api', ['web/vitest\\.config\\.ts']],

  // What both sides and the tools use.
  ['schema-sees-only-zod', [`schema/(?:(?:inputs|messages)/)?${noun}\\.ts`]],
  ['tools-import-no-product', [`tools/${noun}\\.mjs`]],
  ['bench-imports-no-web', [`bench/(?:peers/)?${noun}\\.ts`]],
];

/** The rule that binds the file by its folder and name; undefined when it has no role. */
export function ruleOf(file) {
  const role = roles.find(([, names]) => names.some((name) => new RegExp(`^(?:${name})$`).test(file)));
  return role?.[0];
}
