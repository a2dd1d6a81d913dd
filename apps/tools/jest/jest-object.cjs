/** What streams and bodies of Node itself wait with. */
const ownTimersOfNode = ['nextTick', 'queueMicrotask', 'setImmediate'];

/** The part of `jest` that is there without a module registry of its own. */
exports.jestObject = (mocker, timers) => ({
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
});
