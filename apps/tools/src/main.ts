import { runCommand, type Commands } from './commands.js';
import { manageCommands } from './manage-commands.js';

const commands: Commands = {
  ...manageCommands,
  build: async () => (await import('./build.js')).build,
  start: async () => (await import('./start/index.js')).start,
  dev: async () => (await import('./dev/index.js')).dev,
  test: async () => (await import('./test/index.js')).test,
  totp: async () => (await import('./start/totp.js')).totp,
  migration: async () => (await import('./migration/index.js')).migration,
  gallery: async () => (await import('./gallery/index.js')).gallery,
  'screen-reader': async () => (await import('./screen-reader/index.js')).screenReader,
  chaos: async () => (await import('./chaos/index.js')).chaos,
  cluster: async () => (await import('./cluster/index.js')).cluster,
  history: async () => (await import('./history/index.js')).history,
  load: async () => (await import('./load/index.js')).load,
  bench: async () => (await import('./bench/index.js')).bench,
  attack: async () => (await import('./attack/index.js')).attack,
  sbom: async () => (await import('./sbom/index.js')).sbom,
  mutation: async () => (await import('./mutation/index.js')).mutation,
  image: async () => (await import('./image.js')).buildImage,
  openapi: async () => (await import('./checks/openapi-file.js')).writeOpenApi,
  features: async () => (await import('./checks/features.js')).writeFeatures,
  tables: async () => (await import('./tables/index.js')).writeTables,
  picture: async () => (await import('./checks/house-picture.js')).writeHousePicture,
  alerts: async () => (await import('./checks/alert-rules-file.js')).writeAlertRules,
  dashboards: async () => (await import('./dashboards/index.js')).writeDashboards,
  'alert-tests': async () => (await import('./checks/alert-tests-file.js')).writeAlertTests,
  promtool: async () => (await import('./checks/promtool.js')).judgeByPromtool,
  'env-example': async () => (await import('./checks/env-example-file.js')).writeEnvExample,
};

/** Called by run.mjs once everything is compiled. */
export const main = (name: string, args: readonly string[]): Promise<void> => runCommand(commands, name, args);
