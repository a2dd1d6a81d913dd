/**
 * Node itself loads the sources (apps/tools/jest/source-hooks.mjs), once for all files of a worker: jest's own module registry would load some nine
 * hundred modules anew for each file, and grow by as much.
 */
const shared = {
  runtime: '<rootDir>/apps/tools/jest/native-runtime.cjs',
  testEnvironment: '<rootDir>/apps/tools/jest/native-environment.mjs',
  transform: {},
  setupFilesAfterEnv: ['<rootDir>/apps/tools/jest/patience.mjs'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/image', '<rootDir>/\\.data', '<rootDir>/\\.cache'],
};

/** Orca is large, and reads for minutes: `npm run screen-reader` asks for it. */
const aloud = process.env.SCREEN_READER === '1' ? ['<rootDir>/frontend/e2e/**/*.aloud.ts'] : [];

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
      setupFiles: ['<rootDir>/apps/tools/jest/worker-env.mjs'],
    },
    {
      ...shared,
      displayName: 'product',
      testEnvironment: '<rootDir>/apps/tools/jest/product-environment.mjs',
      testMatch: ['<rootDir>/apps/**/*.http-spec.ts', '<rootDir>/frontend/e2e/**/*.journey.ts', ...aloud],
      setupFiles: ['<rootDir>/apps/tools/jest/worker-env.mjs'],
    },
  ],
};
