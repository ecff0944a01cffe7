// Screens write times in the zone of the machine; the tests name theirs.
process.env.TZ = 'UTC';

/** Web tests: jsdom, native ES modules through swc. Assets answer with their file name. */
export default {
  testEnvironment: '<rootDir>/testing/environment.mjs',
  roots: ['<rootDir>'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.(css|svg|png|woff2)$': '<rootDir>/testing/asset.ts' },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' }, useDefineForClassFields: false },
        },
      },
    ],
  },
  setupFiles: ['<rootDir>/testing/setup.ts'],
  setupFilesAfterEnv: ['<rootDir>/testing/setup-after.ts'],
  testTimeout: 15_000,
  maxWorkers: 2,
};
