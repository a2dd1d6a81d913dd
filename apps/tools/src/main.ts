import { faultText } from './services/clear-fault.js';

type Command = (args: readonly string[]) => Promise<void>;

/** Each command loads only what it needs. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./build.js')).build,
  start: async () => (await import('./start/index.js')).start,
  test: async () => (await import('./test/index.js')).test,
  totp: async () => (await import('./start/totp.js')).totp,
  staff: async () => (await import('./staff/index.js')).staff,
  company: async () => (await import('./company/index.js')).company,
  migration: async () => (await import('./migration/index.js')).migration,
  gallery: async () => (await import('./gallery/index.js')).gallery,
  chaos: async () => (await import('./chaos/index.js')).chaos,
  bench: async () => (await import('./bench/index.js')).bench,
  'draw-gifs': async () => (await import('./gifs/index.js')).drawGifs,
  openapi: async () => (await import('./checks/openapi-file.js')).writeOpenApi,
  features: async () => (await import('./checks/features.js')).writeFeatures,
  'env-example': async () => (await import('./checks/env-example-file.js')).writeEnvExample,
};

/** Called by run.mjs once everything is compiled. */
export async function main(name: string, args: readonly string[]): Promise<void> {
  const load = commands[name];
  if (!load) {
    console.error(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  try {
    const command = await load();
    await command(args);
  } catch (error) {
    console.error(faultText(error));
    process.exitCode = 1;
  }
}
