import { createWriteStream, existsSync } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { INestApplicationContext } from '@nestjs/common';
import { currentEnvironment } from '#config';
import { ImportCheck, ImportFault, ImportsService, type LineFault, type Progress, type RunReport } from '#imports';
import { SiteService, type Site } from '#site';
import { ClearFault } from '../clear-fault.js';
import { openProduct } from '../open-product.js';
import { checkLines, faultWords, isSound, runLines } from './report.js';
import { wishIn, type ImportWish } from './wishes.js';

const PRINT_EVERY_MS = 5_000;
const LOTS_BETWEEN_COLLECTIONS = 2;

v8.setFlagsFromString('--expose-gc');
/** While the machine has memory left V8 lets garbage lie, and with it what hashing holds outside of the heap: gigabytes over 100,000 members. */
const collectGarbage = vm.runInNewContext('gc') as () => void;

/** Brings the members of another product into the database that the environment names. */
export async function importMembers(args: readonly string[]): Promise<void> {
  const wish = wishIn(args);
  if ('file' in wish && !existsSync(wish.file)) throw new ClearFault(`There is no file ${wish.file}.`);
  const product = await openProduct(currentEnvironment());
  try {
    await fulfil(product, wish);
  } catch (error) {
    throw error instanceof ImportFault ? new ClearFault(faultWords[error.reason]) : error;
  } finally {
    await product.close();
  }
}

async function fulfil(product: INestApplicationContext, wish: ImportWish): Promise<void> {
  const imports = product.get(ImportsService);
  switch (wish.act) {
    case 'check':
      return check(product, wish);
    case 'run':
      return print(await imports.run(await siteNamed(product, wish.site), wish.file, progress()));
    case 'resume':
      return print(await imports.resume(wish.file, progress()));
    case 'status':
      print(await imports.status(wish.run));
      if (wish.faults) await writeFaults(wish.faults, imports.allFaults(wish.run));
      return;
    case 'undo':
      return print(await imports.undo(progress(), wish.run));
  }
}

async function check(product: INestApplicationContext, { file, site, faults }: Extract<ImportWish, { act: 'check' }>): Promise<void> {
  const out = faults === undefined ? undefined : createWriteStream(faults);
  const write = (fault: LineFault) => out?.write(lineOf(fault));
  const report = await product.get(ImportCheck).check(await siteNamed(product, site), file, write);
  if (out) await finished(out.end());
  for (const line of checkLines(report)) console.log(line);
}

function print(report: RunReport): void {
  for (const line of runLines(report)) console.log(line);
  if (!isSound(report)) process.exitCode = 1;
}

async function writeFaults(path: string, all: AsyncIterable<LineFault>): Promise<void> {
  const out = createWriteStream(path);
  for await (const fault of all) if (!out.write(lineOf(fault))) await once(out, 'drain');
  await finished(out.end());
}

const lineOf = ({ line, outcome, reason, field }: LineFault): string => `${JSON.stringify({ line, outcome, reason, field })}\n`;

/** By its name or one of its hosts. */
async function siteNamed(product: INestApplicationContext, name: string): Promise<Site> {
  const sites = await product.get(SiteService).all();
  const found = sites.filter((site) => site.name === name || site.hosts.includes(name.toLowerCase()));
  const [site, ...others] = found;
  if (site && others.length === 0) return site;
  const names = sites.map((one) => [one.name, ...one.hosts].join(', ')).join('; ');
  throw new ClearFault(site ? `Several sites are called ${name}: name one by its host.` : `There is no site ${name}. Sites: ${names}`);
}

function progress(): Progress {
  let printedAt = Date.now();
  let reports = 0;
  return ({ phase, lines }) => {
    reports += 1;
    if (reports % LOTS_BETWEEN_COLLECTIONS === 0) collectGarbage();
    if (Date.now() - printedAt < PRINT_EVERY_MS) return;
    printedAt = Date.now();
    console.log(`${phase}: ${lines.toLocaleString('en')}`);
  };
}
