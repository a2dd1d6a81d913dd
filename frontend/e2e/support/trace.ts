import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { traceFolder } from '../../../apps/tools/src/test/traces.js';

const MOST_LINES = 400;
const linesOf = new WeakMap<BrowserContext, string[]>();

/** From now on what the pages of this browser say to its console and on the network is remembered. */
export function remember(context: BrowserContext): void {
  const lines: string[] = [];
  linesOf.set(context, lines);
  const note = (what: string) => {
    lines.push(`${new Date().toISOString().slice(11, 23)} ${what}`);
    if (lines.length > MOST_LINES) lines.shift();
  };
  context.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => note(`page error: ${error.error().message}`));
  context.on('response', (response) => note(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`));
  context.on('requestfailed', (request) =>
    note(`failed ${request.method()} ${pathOf(request.url())}: ${request.failure()?.errorText ?? ''}`),
  );
}

/** Writes what is open now: a picture of each page, and what its context said. */
export async function keepTrace(contexts: readonly BrowserContext[], title: string): Promise<void> {
  const folder = traceFolder(title);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [index, context] of contexts.entries()) {
    const name = `person-${index + 1}`;
    await writeFile(join(folder, `${name}.log`), `${(linesOf.get(context) ?? []).join('\n')}\n`);
    for (const [number, page] of context.pages().entries()) await photograph(page, join(folder, `${name}-page-${number + 1}.png`));
  }
}

/** A page that hangs must not hide the fault that is told with it. */
const photograph = (page: Page, path: string): Promise<unknown> => page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);

const pathOf = (url: string): string => (URL.canParse(url) ? `${new URL(url).pathname}${new URL(url).search}` : url);
