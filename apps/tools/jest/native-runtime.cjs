const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');

const stateOfFile = [Symbol.for('EVENT_HANDLERS'), Symbol.for('TEST_TIMEOUT_SYMBOL')];
/** What streams and bodies of Node itself wait with. */
const ownTimersOfNode = ['nextTick', 'queueMicrotask', 'setImmediate'];
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
    globalThis.jestGlobals = { ...globals, jest: this.jestObject() };
  }

  /** The part of `jest` that is there without a module registry of its own. */
  jestObject() {
    const { moduleMocker: mocker, fakeTimersModern: timers } = this.environment;
    const jest = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      clearAllMocks: () => void mocker.clearAllMocks(),
      restoreAllMocks: () => void mocker.restoreAllMocks(),
      useFakeTimers: (options) => void timers.useFakeTimers({ doNotFake: ownTimersOfNode, ...options }),
      useRealTimers: () => void timers.useRealTimers(),
      setSystemTime: (time) => timers.setSystemTime(time),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
      setTimeout: (ms) => void (globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = ms),
    };
    return jest;
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
