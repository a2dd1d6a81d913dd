import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Where each worker tells how many megabytes it has held at most. */
const { TEST_MEMORY_FOLDER: folder } = process.env;
const notePeak = () =>
  folder && writeFileSync(join(folder, String(process.pid)), String(Math.round(process.resourceUsage().maxRSS / 1024)));

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

  /** A file of tests leaves nothing behind for the next one, and tells how much memory its worker has needed so far. */
  async teardown() {
    notePeak();
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
  }
}
