/** Every size of test runs in native ESM on the sources. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  resolver: '<rootDir>/apps/tools/jest/resolver.cjs',
  moduleNameMapper: { '^#member/(.*)$': '<rootDir>/frontend/member/src/$1' },
  testEnvironment: '<rootDir>/apps/tools/jest/spec-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['~source', 'node', 'node-addons'] },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' }, useDefineForClassFields: false },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/image', '<rootDir>/\\.data', '<rootDir>/\\.cache'],
};

export default {
  // Each worker has its own services, or its own product: more of them are for the whole run.
  maxWorkers: 1,
  testSequencer: '<rootDir>/apps/tools/jest/sequencer.mjs',
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{apps,libs,frontend}/**/*.spec.{ts,tsx}'] },
    {
      ...shared,
      displayName: 'medium',
      testMatch: ['<rootDir>/{apps,libs}/**/*.medium-spec.ts'],
      globalSetup: '<rootDir>/apps/tools/jest/medium-setup.mjs',
      globalTeardown: '<rootDir>/apps/tools/jest/medium-teardown.mjs',
      setupFiles: ['<rootDir>/apps/tools/jest/worker-env.mjs'],
      setupFilesAfterEnv: ['<rootDir>/apps/tools/jest/patience.mjs'],
    },
    {
      ...shared,
      displayName: 'product',
      testEnvironment: '<rootDir>/apps/tools/jest/product-environment.mjs',
      testMatch: ['<rootDir>/apps/**/*.http-spec.ts', '<rootDir>/frontend/e2e/**/*.journey.ts'],
      globalSetup: '<rootDir>/apps/tools/jest/product-setup.mjs',
      globalTeardown: '<rootDir>/apps/tools/jest/product-teardown.mjs',
      setupFiles: ['<rootDir>/apps/tools/jest/worker-env.mjs'],
      setupFilesAfterEnv: ['<rootDir>/apps/tools/jest/patience.mjs'],
    },
  ],
};
