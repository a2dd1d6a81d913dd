// Plays the tests of policies against their mutants, in one process: what is shared by all is loaded once, and only what leads from a test to the
// changed policy anew for each. The parent says what to play, and ends this process when a mutant does not.
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';
import { compilerOptions } from '../compiler-options.mjs';
import { jestObject } from './jest-object.cjs';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;
globalThis.jestGlobals = {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  it,
  test,
  expect: jestExpect,
  jest: jestObject(mocker, timers),
};

/** Who imports a module, by its address. */
const importers = new Map();
/** The mutant that is played, and the modules that lead to it. */
let now;

const plain = (url) => url?.replace(/\?.*$/, '') ?? '';

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [from, to] = [plain(context.parentURL), plain(found.url)];
    importers.set(to, (importers.get(to) ?? new Set()).add(from));
    const isAnew = now?.leading.has(to) && context.parentURL?.includes('?mutant=');
    return isAnew ? { ...found, url: `${to}?mutant=${now.id}` } : found;
  },
  load(url, context, next) {
    if (!now || url !== `${now.policy}?mutant=${now.id}`) return next(url, context);
    const { code } = transformSync(now.text, { ...compilerOptions, filename: fileURLToPath(url) });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** The policy, and all from which an import leads to it. */
function leadingTo(policy) {
  const leading = new Set([policy]);
  for (const module of leading) for (const importer of importers.get(module) ?? []) leading.add(importer);
  return leading;
}

/** The title of the first test that fails, or why none could be played; undefined when all pass. */
async function firstFault(specs, query) {
  try {
    circus.resetState();
    for (const spec of specs) await import(`${spec}?${query}`);
    const { testResults, unhandledErrors } = await circus.run();
    const failed = testResults.find(({ status, errors }) => status !== 'done' || errors.length > 0);
    if (failed) return failed.testPath.slice(1).join(' ');
    if (unhandledErrors.length > 0) return unhandledErrors[0];
    return testResults.length > 0 ? undefined : 'there is no test';
  } catch (error) {
    return `it does not load: ${error.message}`;
  } finally {
    timers.useRealTimers();
    mocker.restoreAllMocks();
  }
}

let played = 0;

async function play({ policy, specs, mutants }) {
  const tests = specs.map((spec) => pathToFileURL(spec).href);
  const address = pathToFileURL(policy).href;
  now = undefined;
  const fault = await firstFault(tests, `unchanged=${(played += 1)}`);
  process.send({ unchanged: fault ?? null });
  if (fault !== undefined) return;
  const leading = leadingTo(address);
  for (const { id, text } of mutants) {
    now = { id: (played += 1), policy: address, text, leading };
    process.send({ id, killedBy: (await firstFault(tests, `mutant=${now.id}`)) ?? null });
  }
}

process.on('message', (wish) => void play(wish));
process.on('disconnect', () => process.exit());
