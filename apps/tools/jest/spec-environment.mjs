import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';

/** What specs keep along their calls. Each promise of the process asks every one of them, until it is let go. */
const inUse = new Set();
for (const name of ['run', 'enterWith']) {
  const begin = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...args) {
    inUse.add(this);
    return begin.apply(this, args);
  };
}

/** A spec leaves nothing behind in the process for the next one to pay for. */
export default class SpecEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    for (const storage of inUse) storage.disable();
    inUse.clear();
  }
}
