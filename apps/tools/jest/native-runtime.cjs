const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');
const { jestObject } = require('./jest-object.cjs');

const stateOfFile = [Symbol.for('EVENT_HANDLERS'), Symbol.for('TEST_TIMEOUT_SYMBOL')];
const sourceMaps = globalThis[Symbol.for('source maps of modules')];
let files = 0;

/**
 * Takes the place of jest's own runtime: modules come from Node itself, and are kept for all files of a worker. Only the tests and the part of
 * jest that collects and runs them are new for each file.
 */
class NativeRuntime {
  constructor(config, environment) {
    this.config = config;
    this.environment = environment;
    files += 1;
  }

  /** What jest-circus asks for: the part of it that keeps what it knows in the module. */
  requireInternalModule(path) {
    for (const symbol of stateOfFile) delete globalThis[symbol];
    delete require.cache[path];
    return createRequire(path)(path);
  }

  requireModule(path) {
    return createRequire(path)(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(`${pathToFileURL(path).href}?file=${files}`);
  }

  setGlobalsForRuntime(globals) {
    const { moduleMocker, fakeTimersModern } = this.environment;
    globalThis.jestGlobals = { ...globals, jest: jestObject(moduleMocker, fakeTimersModern) };
  }

  /** Asked around each test; only jest's own runtime cares. */
  enterTestCode() {}
  leaveTestCode() {}

  /** One for all files, so that what jest has read of them stays known. */
  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  teardown() {}
}

module.exports = NativeRuntime;
