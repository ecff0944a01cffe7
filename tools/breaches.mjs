/**
 * One breach per guard. `check-guards.mjs` plants them all in a copy of the tree and demands that each is found:
 * `expect` is the rule's name in the tool's report, or a piece of its output.
 */
const component = (body) => `export function Planted() {\n  return ${body};\n}\n`;
const lines = (count, line) => `${Array.from({ length: count }, () => line).join('\n')}\n`;

export const lint = [
  ['no-explicit-any', 'api/features/planted/any.ts', 'export const planted: any = 1;\n'],
  ['consistent-type-assertions', 'api/features/planted/cast.ts', 'export const planted = JSON.stringify(1) as "1";\n'],
  ['no-non-null-assertion', 'api/features/planted/bang.ts', 'export const planted = [1].at(0)!;\n'],
  ['no-unsafe-assignment', 'api/features/planted/parsed.ts', "export const planted: string = JSON.parse('1');\n"],
  [
    'no-floating-promises',
    'api/features/planted/floating.ts',
    'export function planted() {\n  Promise.resolve(1);\n}\n',
  ],
  [
    'no-misused-promises',
    'api/features/planted/misused.ts',
    'export const planted = [1].forEach(async () => undefined);\n',
  ],
  [
    'switch-exhaustiveness-check',
    'api/features/planted/switch.ts',
    "export function planted(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
  ],
  ['no-deprecated', 'api/features/planted/deprecated.ts', "export const planted = 'a'.substr(1);\n"],
  ['max-lines', 'api/features/planted/long.ts', lines(301, '// one more line')],
  ['max-lines', 'api/features/planted/long.test.ts', lines(501, '// one more line')],
  [
    'max-lines-per-function',
    'api/features/planted/function.ts',
    `export function planted(n: number) {\n${lines(61, '  n;')}}\n`,
  ],
  ['no-console', 'api/features/planted/console.ts', "console.log('planted');\n"],
  ['no-process-env', 'api/features/planted/env.ts', "export const planted = process.env['PORT'];\n"],
  ['no-default-export', 'web/features/planted/Default.tsx', 'export default 1;\n'],
  [
    'extensions',
    'web/features/planted/extension.ts',
    "import { paths } from '../../platform/paths';\nexport const planted = paths;\n",
  ],
  ['no-barrel-file', 'web/features/planted/index.ts', "export * from '../../platform/paths.ts';\n"],
  [
    'no-param-reassign',
    'web/features/planted/reassign.ts',
    'export function planted(n: number) {\n  n = 2;\n  return n;\n}\n',
  ],
  ['no-restricted-globals', 'web/features/planted/alert.ts', "export const planted = () => alert('planted');\n"],
  [
    'rules-of-hooks',
    'web/features/planted/Hooks.tsx',
    "import { useState } from 'react';\nexport function Planted(p: { on: boolean }) {\n  if (p.on) useState(1);\n  return null;\n}\n",
  ],
  [
    'exhaustive-deps',
    'web/features/planted/Effect.tsx',
    "import { useEffect } from 'react';\nexport function Planted(p: { on: () => void }) {\n  useEffect(() => p.on(), []);\n  return null;\n}\n",
  ],
  ['no-danger', 'web/features/planted/Danger.tsx', component("<p dangerouslySetInnerHTML={{ __html: 'x' }} />")],
  ['button-has-type', 'web/features/planted/Button.tsx', component('<button>x</button>')],
  ['alt-text', 'web/features/planted/Image.tsx', component('<img src="x.png" />')],
  [
    'click-events-have-key-events',
    'web/features/planted/Click.tsx',
    component('<div onClick={() => undefined}>x</div>'),
  ],
  [
    'no-focused-tests',
    'web/features/planted/only.test.ts',
    "import { expect, test } from 'vitest';\ntest.only('x', () => expect(1).toBe(1));\n",
  ],
  [
    'no-restricted-globals',
    'web/features/planted/sleep.test.ts',
    "import { expect, test } from 'vitest';\ntest('x', async () => {\n  await new Promise((resolve) => setTimeout(resolve, 50));\n  expect(1).toBe(1);\n});\n",
  ],
  ['no-restricted-imports', 'api/features/planted/sleep.test.ts', "import 'node:timers/promises';\n"],
  [
    'no-restricted-properties',
    'web/e2e/planted.spec.ts',
    "import { test } from '@playwright/test';\ntest('x', ({ page }) => page.waitForTimeout(50));\n",
  ],
  [
    'no-restricted-matchers',
    'web/features/planted/truthy.test.ts',
    "import { expect, test } from 'vitest';\ntest('x', () => expect(1).toBeTruthy());\n",
  ],
  [
    'expect-expect',
    'web/features/planted/nothing.test.ts',
    "import { test } from 'vitest';\ntest('x', () => undefined);\n",
  ],
  [
    'no-disabled-tests',
    'web/features/planted/skip.test.ts',
    "import { expect, test } from 'vitest';\ntest.skip('x', () => expect(1).toBe(1));\n",
  ],
];

/** One of each kind of schema element, without descriptions, and how ESLint names them. */
export const undescribedSdl = `
directive @plantedDirective on FIELD
scalar PlantedScalar
interface PlantedInterface { own: ID }
union PlantedUnion = PlantedType
enum PlantedEnum { VALUE }
input PlantedInput { given: ID }
type PlantedType { field(argument: ID): ID }
extend type Query { planted: ID }
`;
export const undescribed = [
  'directive "plantedDirective"',
  'scalar "PlantedScalar"',
  'interface "PlantedInterface"',
  'field "own" in interface "PlantedInterface"',
  'union "PlantedUnion"',
  'enum "PlantedEnum"',
  'enum value "VALUE" in enum "PlantedEnum"',
  'input "PlantedInput"',
  'input value "given" in input "PlantedInput"',
  'type "PlantedType"',
  'field "field" in type "PlantedType"',
  'input value "argument" in field "field"',
  'field "planted" in type "Query"',
].map((words) => [words, 'schema/schema.graphql']);

export const boundaries = [
  ['no-cycles', 'api/features/planted/circle-a.ts', "import './circle-b.ts';\n"],
  ['no-orphans', 'api/features/planted/orphan.ts', 'export const planted = 1;\n'],
  ['no-unresolved', 'api/features/planted/unresolved.ts', "import './nowhere.ts';\n"],
  ['schema-sees-only-zod', 'schema/planted.ts', "import 'react';\n"],
  [
    'not-shared',
    'schema/planted-alone.ts',
    "import { roles } from './vocabulary.ts';\nexport const planted = roles;\n",
  ],
  ['api-never-sees-web', 'api/features/planted/web.ts', "import '../../../web/platform/paths.ts';\n"],
  ['web-never-sees-api', 'web/features/planted/api.ts', "import '../../../api/platform/errors.ts';\n"],
  ['ui-imports-nothing-above', 'web/ui/planted.ts', "import '../platform/paths.ts';\n"],
  ['web-platform-imports-no-feature', 'web/platform/planted.ts', "import '../features/planted/alert.ts';\n"],
  ['web-feature-imports-no-other', 'web/features/planted/other.ts', "import '../planted-too/feature.ts';\n"],
  ['web-feature-imports-no-other', 'web/features/planted/upwards.ts', "import '../../app/planted.ts';\n"],
  ['kiosk-imports-no-feature', 'web/kiosk/planted.ts', "import '../features/planted/alert.ts';\n"],
  ['entity-knows-no-service', 'api/features/planted/planted.entity.ts', "import './planted.service.ts';\n"],
  ['service-imports-no-entry-point', 'api/features/planted/planted.service.ts', "import './planted.resolver.ts';\n"],
  ['service-imports-no-entry-point', 'api/features/planted/http.service.ts', "import 'fastify';\n"],
  ['service-imports-no-entry-point', 'api/features/planted/deep/deep.writes.ts', "import '../planted.resolver.ts';\n"],
  ['view-and-types-know-no-service', 'api/features/planted/planted.view.ts', "import './planted.service.ts';\n"],
  ['policy-is-pure', 'api/features/planted/planted.policy.ts', "import 'kysely';\n"],
  ['policy-is-pure', 'api/features/planted/deep/deep.policy.ts', "import './deep.queries.ts';\n"],
  ['writes-start-no-write', 'api/features/planted/planted.writes.ts', "import './planted.service.ts';\n"],
  ['queries-only-read', 'api/features/planted/deep/deep.queries.ts', "import '../planted.writes.ts';\n"],
  [
    'entry-point-uses-own-service',
    'api/features/planted/planted.resolver.ts',
    "import '../planted-too/other.service.ts';\n",
  ],
  [
    'entry-point-uses-own-service',
    'api/features/planted/deep/deep.resolver.ts',
    "import '../../planted-too/other.service.ts';\n",
  ],
  ['imports-no-database', 'api/features/planted/planted.rest.ts', "import '@mikro-orm/core';\n"],
  ['imports-no-database', 'api/features/planted/deep/deep.crypto.ts', "import 'pg';\n"],
  ['api-platform-imports-no-feature', 'api/platform/planted.ts', "import '../features/planted/console.ts';\n"],
  ['embedded-postgres-imports-nothing-else', 'api/embedded-postgres/planted.ts', "import '../platform/errors.ts';\n"],
  ['feature-imports-no-app', 'api/features/planted/upwards.ts', "import '../../app/planted.ts';\n"],
  ['app-only-from-programs', 'api/cli/starts.ts', "import '../app/planted.ts';\n"],
  ['app-imports-no-command', 'api/app/command.ts', "import '../cli/planted.ts';\n"],
  ['demo-imports-no-app', 'api/demo/seed/planted.ts', "import '../../app/planted.ts';\n"],
  ['migration-imports-no-code', 'api/migrations/planted.ts', "import '../platform/errors.ts';\n"],
  ['texts-and-shapes-know-no-service', 'api/features/planted/planted.live.ts', "import './planted.service.ts';\n"],
  ['display-has-one-entrance', 'web/app/board.ts', "import '../kiosk/planted.ts';\n"],
  ['build-imports-no-product', 'web/build/planted.ts', "import '../platform/paths.ts';\n"],
  ['web-never-sees-api', 'web/e2e/planted-api.ts', "import '../../api/platform/errors.ts';\n"],
  ['browser-tests-import-no-product', 'web/e2e/planted-screen.ts', "import '../app/planted.ts';\n"],
  ['tests-import-no-test', 'api/features/planted/again.test.ts', "import './long.test.ts';\n"],
  ['testing-imports-no-test', 'api/testing/planted.ts', "import '../features/planted/long.test.ts';\n"],
  ['testing-imports-no-test', 'web/features/planted/planted.fixtures.ts', "import './only.test.ts';\n"],
  ['tools-import-no-product', 'tools/planted.mjs', "import '../schema/vocabulary.ts';\n"],
  ['api-never-sees-web', 'api/features/planted/tools.ts', "import '../../../tools/install.mjs';\n"],
  ['bench-imports-no-web', 'bench/planted.ts', "import '../web/platform/paths.ts';\n"],
  ['demo-only-through-features', 'api/cli/planted.ts', "import '../demo/feature.ts';\n"],
  [
    'demo-rows-only-through-the-manifest',
    'api/features/planted/demo.service.ts',
    "import '../planted-too/planted.demo.ts';\n",
  ],
  ['product-never-sees-tests', 'api/features/planted/tests.ts', "import '../../testing/test-database.ts';\n"],
  ['server-ships-its-packages', 'api/features/planted/workshop.ts', "import 'fast-check';\n"],
  ['server-packages-stay-in-api', 'web/features/planted/server.ts', "import 'pg';\n"],
  ['no-role', 'api/features/planted/planted.ts', "import 'decimal.js';\n"],
  ['no-role', 'api/features/planted/planted.helpers.ts', "import 'decimal.js';\n"],
  ['no-role', 'api/features/planted/deep/planted.enums.ts', "import 'decimal.js';\n"],
  ['no-role', 'web/features/planted/cards.tsx', "import 'react';\n"],
  ['no-role', 'web/features/planted/Values.ts', "import 'react';\n"],
  ['no-role', 'web/features/planted/helpers.ts', "import 'react';\n"],
  ['no-role', 'web/features/planted/common/values.ts', "import 'react';\n"],
  ['no-role', 'api/planted.ts', "import 'decimal.js';\n"],
  ['no-role', 'api/planted/planted.ts', "import 'decimal.js';\n"],
  ['no-role', 'api/platform/planted/utils.ts', "import 'decimal.js';\n"],
  ['no-role', 'api/platform/planted/planted.service.ts', "import 'decimal.js';\n"],
  ['no-role', 'api/app/planted.resolver.ts', "import 'decimal.js';\n"],
  ['no-role', 'api/cli/planted.queries.ts', "import 'decimal.js';\n"],
  ['no-role', 'api/demo/planted.ts', "import 'decimal.js';\n"],
  ['no-role', 'api/embedded-postgres/planted.client.ts', "import 'node:fs';\n"],
  ['no-role', 'api/migrations/planted.ts', "import 'node:fs';\n"],
  ['no-role', 'api/testing/planted/planted.ts', "import 'node:fs';\n"],
  ['no-role', 'web/planted.ts', "import 'react';\n"],
  ['no-role', 'web/planted/planted.ts', "import 'react';\n"],
  ['no-role', 'web/ui/planted.ts', "import '../platform/paths.ts';\n"],
  ['no-role', 'web/ui/components/planted.tsx', "import 'react';\n"],
  ['no-role', 'web/platform/planted.ts', "import '../features/planted/alert.ts';\n"],
  ['no-role', 'web/app/planted.tsx', "import 'react';\n"],
  ['no-role', 'web/kiosk/planted/planted.ts', "import 'react';\n"],
  ['no-role', 'web/e2e/planted.test.ts', "import 'node:fs';\n"],
  ['no-role', 'schema/planted/planted.ts', "import 'zod';\n"],
  ['no-role', 'tools/planted/planted.mjs', "import 'node:fs';\n"],
  ['no-role', 'bench/planted/planted.ts', "import 'node:fs';\n"],
];

/** Files that the breaches above need; no breach by themselves. */
export const props = [
  ['api/features/planted/circle-b.ts', "import './circle-a.ts';\n"],
  ['web/features/planted-too/feature.ts', "export const planted = 'a neighbour';\n"],
  ['api/app/planted.ts', "export const planted = 'the program';\n"],
  ['web/app/planted.ts', "export const planted = 'the frame';\n"],
  ['api/features/planted-too/planted.demo.ts', "export const planted = 'demo rows';\n"],
  ['api/features/planted-too/other.service.ts', "export const planted = 'a neighbour';\n"],
];

export const types = [
  [
    'TS2345',
    'web/features/planted/untyped-fixture.test.ts',
    "import { data } from '../../testing/fake-server.ts';\nexport const planted = data({ items: [] });\n",
  ],
  ['TS2322', 'web/features/planted/type.ts', "export const planted: number = 'x';\n"],
  [
    'TS2532',
    'web/features/planted/index-access.ts',
    'const list: { n: number }[] = [];\nexport const planted = list[0].n;\n',
  ],
  ['TS2835', 'api/features/planted/node-path.ts', "import { planted } from './any';\nexport const again = planted;\n"],
  [
    'TS1484',
    'web/features/planted/import-type.ts',
    "import { Role } from '#schema/vocabulary.ts';\nexport const planted: Role = 'cook';\n",
  ],
];

export const format = [['format', 'web/features/planted/format.ts', 'export   const planted = "x"\n']];

export const unused = [
  ['Unused files', 'web/features/planted/unused.ts', "export const planted = 'unused';\n"],
  ['Unused exports', 'web/platform/paths.ts', "export const planted = 'unused';\n"],
];
