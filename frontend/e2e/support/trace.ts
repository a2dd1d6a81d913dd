import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { traceFolder } from '../../../apps/tools/src/test/traces.js';

const MOST_LINES = 400;
const PICTURE_MS = 5_000;
const linesOf = new WeakMap<BrowserContext, string[]>();

/** What a person's browser shows and said. */
export interface Trace {
  readonly lines: readonly string[];
  /** How each open page is written to a file as a picture. */
  readonly pictures: readonly ((path: string) => Promise<unknown>)[];
}

export function note(lines: string[], what: string): void {
  lines.push(`${new Date().toISOString().slice(11, 23)} ${what}`);
  if (lines.length > MOST_LINES) lines.shift();
}

/** From now on what the pages of this browser say to its console and on the network is remembered. */
export function remember(context: BrowserContext): void {
  const lines: string[] = [];
  linesOf.set(context, lines);
  context.on('console', (message) => note(lines, `console ${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => note(lines, `page error: ${error.error().message}`));
  context.on('response', (response) => note(lines, `${response.status()} ${response.request().method()} ${pathOf(response.url())}`));
  context.on('requestfailed', (request) =>
    note(lines, `failed ${request.method()} ${pathOf(request.url())}: ${request.failure()?.errorText ?? ''}`),
  );
}

export const traceOf = (context: BrowserContext): Trace => ({
  lines: linesOf.get(context) ?? [],
  pictures: context.pages().map((page) => (path: string) => page.screenshot({ path, timeout: PICTURE_MS })),
});

/** Writes what is open now: a picture of each page, and what its browser said. */
export async function keepTraces(traces: readonly Trace[], title: string): Promise<void> {
  const folder = traceFolder(title);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [index, { lines, pictures }] of traces.entries()) {
    const name = `person-${index + 1}`;
    await writeFile(join(folder, `${name}.log`), `${lines.join('\n')}\n`);
    // A page that hangs must not hide the fault that is told with it.
    for (const [number, picture] of pictures.entries())
      await picture(join(folder, `${name}-page-${number + 1}.png`)).catch(() => undefined);
  }
}

const pathOf = (url: string): string => (URL.canParse(url) ? `${new URL(url).pathname}${new URL(url).search}` : url);
