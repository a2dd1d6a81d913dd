import type { Browser, CDPSession, Page } from 'playwright-core';
import { openTelephone } from './telephone.js';

/** A telephone of the middle price on a slow mobile network, as Lighthouse has it. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 184_000, uploadThroughput: 84_000 };
const CPU_SLOWER = 4;
const LONG_TASK_MS = 50;
/** Nothing more happens when the page was quiet for so long. */
const QUIET_MS = 2_000;

/** What a first visit of a page costs: kB of scripts over the wire, ms until its largest part is drawn, ms in which a tap would wait, and how much shifted. */
export interface PageLoad {
  readonly scripts: number;
  readonly lcp: number;
  readonly blocked: number;
  readonly shift: number;
}

interface Noted {
  readonly lcp: number;
  readonly shift: number;
  /** When anything was drawn for the first time. */
  readonly painted: number;
  readonly tasks: { readonly start: number; readonly ms: number }[];
}

/** Loads the page once, in a browser that never saw it. */
export async function loadPage(browser: Browser, url: string, cookie?: string): Promise<PageLoad> {
  const { context, page } = await openTelephone(browser, url, cookie);
  try {
    const cdp = await context.newCDPSession(page);
    const scripts = await slowDown(cdp);
    await page.addInitScript({ content: note });
    await page.goto(url, { waitUntil: 'load' });
    const { tasks, painted, lcp, shift } = await untilQuiet(page);
    const blocked = tasks.filter(({ start }) => start >= painted).reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_TASK_MS), 0);
    return { scripts: scripts() / 1_000, lcp, blocked, shift };
  } finally {
    await context.close();
  }
}

/** Slows network and processor, and answers how many bytes of scripts have come so far. */
async function slowDown(cdp: CDPSession): Promise<() => number> {
  const isScript = new Map<string, boolean>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, response }) => isScript.set(requestId, response.mimeType.endsWith('javascript')));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isScript.get(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowNetwork);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  return () => bytes;
}

/** Runs in the page, which this program has no types of. */
const note = `
  window.noted = { lcp: 0, shift: 0, tasks: [] };
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime));
  watch('layout-shift', ({ value }) => (noted.shift += value));
  watch('longtask', ({ startTime, duration }) => noted.tasks.push({ start: startTime, ms: duration }));
`;
const isQuiet = `performance.now() - noted.tasks.reduce((last, { start, ms }) => start + ms, 0) > ${QUIET_MS}`;
const whatWasNoted = `({ ...noted, painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`;

/** The network has ended, and no long task came for a while. */
async function untilQuiet(page: Page): Promise<Noted> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isQuiet, undefined, { polling: 100 });
  return page.evaluate<Noted>(whatWasNoted);
}
