import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { projectRoot } from '../project.js';
import { readAudit, type AuditAnswer } from './audit.js';
import { componentsOfProduct } from './components.js';
import { licenceFault } from './licences.policy.js';
import { npm } from './npm.js';

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string().optional(), group: z.string().optional() })),
});
type Bill = z.infer<typeof bill>;

/**
 * `npm run sbom [-- --out FILE] [--against FILE]`: writes which packages the product is made of (CycloneDX), says what has changed since an earlier
 * one, and judges their licences and what is known against them.
 */
export async function sbom(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' }, against: { type: 'string' } } });
  const { file, components } = await writeBill(values.out);
  console.log(`${components.length} components: ${file}`);
  if (values.against !== undefined) {
    const before = new Set(namesIn(bill.parse(JSON.parse(readFileSync(values.against, 'utf8')))));
    const now = new Set(namesIn({ bomFormat: 'CycloneDX', components }));
    for (const name of now) if (!before.has(name)) console.log(`  new: ${name}`);
    for (const name of before) if (!now.has(name)) console.log(`  gone: ${name}`);
  }
  const licences = licenceFaults();
  for (const line of licences) console.log(`  ${line}`);
  console.log(licences.length === 0 ? 'every licence lets its package be shipped' : `${licences.length} licences do not`);
  const audit = await auditPackages();
  if (audit.isJudged) for (const line of audit.faults) console.log(`  ${line}`);
  console.log(audit.isJudged ? `${audit.faults.length} packages with a grave hole` : `NOT JUDGED: ${audit.why}`);
  if (licences.length > 0 || (audit.isJudged && audit.faults.length > 0)) process.exitCode = 1;
}

/** Writes the bill of materials of the product, without what only develops and tests it. */
export async function writeBill(out = '.cache/sbom.cdx.json'): Promise<{ readonly file: string; readonly components: Bill['components'] }> {
  const text = await npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only');
  const { components } = bill.parse(JSON.parse(text));
  const file = resolve(projectRoot, out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return { file, components };
}

export const licenceFaults = (): string[] =>
  componentsOfProduct().flatMap((component) => {
    const fault = licenceFault(component);
    return fault === undefined ? [] : [`${component.name} ${component.version} ${fault}`];
  });

/** Asks the registry; no answer is no pass. */
export async function auditPackages(): Promise<AuditAnswer> {
  try {
    return readAudit(await npm('audit', '--omit=dev', '--audit-level=high', '--json'));
  } catch (fault) {
    return { isJudged: false, why: `the registry did not answer: ${fault instanceof Error ? fault.message : String(fault)}` };
  }
}

const namesIn = ({ components }: Bill): string[] =>
  components.map(({ group, name, version = '' }) => `${group === undefined ? '' : `${group}/`}${name} ${version}`);
