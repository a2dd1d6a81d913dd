import type { Page } from 'playwright-core';
import { promptly } from '../../../apps/api/src/product/pace.fixture.js';

/** Within a second it is seen on this page, or elsewhere: a busy machine has as much more as its smallest answer takes longer. */
export const withinASecond = (page: Page, act: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<unknown> =>
  promptly(() => page.evaluate(async () => (await fetch('/api/live')).text()), act, seen);
