/** Server tests: native ES modules through swc, with the legacy decorators and without decorator metadata, as the build emits them. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>', '<rootDir>/../schema'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: false, useDefineForClassFields: false },
        },
      },
    ],
  },
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
  testSequencer: '<rootDir>/testing/longest-first.mjs',
  testTimeout: 20_000,
  maxWorkers: 2,
};
