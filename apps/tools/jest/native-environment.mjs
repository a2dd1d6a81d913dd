import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Where each worker tells how many megabytes it has held at most, and since which file. */
const { TEST_MEMORY_FOLDER: folder } = process.env;
let megabytes = 0;
function notePeak(file) {
  const now = Math.round(process.resourceUsage().maxRSS / 1024);
  if (!folder || now <= megabytes) return;
  megabytes = now;
  writeFileSync(join(folder, String(process.pid)), JSON.stringify({ megabytes, file }));
}

const MUCH_BYTES = 800 * 1024 * 1024;
/** Where there is much memory, garbage is left lying about for long: what one file left is swept before the next begins. */
function sweep() {
  if (process.memoryUsage.rss() > MUCH_BYTES) globalThis.gc?.();
}

/** Tests run in the world of Node itself, not in a copy of it: what they share with the modules that they test is the same object. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }, { testPath }) {
    this.testPath = testPath;
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
    notePeak(this.testPath);
    sweep();
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
  }
}
