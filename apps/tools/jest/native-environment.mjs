import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Tests run in the world of Node itself, not in a copy of it: what they share with the modules that they test is the same object. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimers = this.fakeTimersModern;
  }

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['~source', 'node', 'node-addons'];
  }

  async setup() {}

  /** A file of tests leaves nothing behind for the next one. */
  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
  }
}
