import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../project.js';
import { differencesOf, headersOfRoutes, type HeadersSnapshot } from '../headers-snapshot.js';
import { Findings, type KindReport } from '../report.js';
import type { AttackStage } from '../stage.js';

const file = join(projectRoot, 'apps/tools/src/attack/headers.json');
const texts = z.record(z.string(), z.string());
const snapshot = z.record(
  z.string(),
  z.object({ usual: texts, others: z.record(z.string(), z.record(z.string(), z.string().nullable())) }),
);

/** The headers as they were agreed on. */
export const keptHeaders = (): HeadersSnapshot => snapshot.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Keeps the headers as they are from now on; whoever runs it reads the difference. */
export const keepHeaders = (seen: HeadersSnapshot): void => writeFileSync(file, `${JSON.stringify(seen, null, 2)}\n`);

/** The headers of every route are those of the kept file. */
export async function headers({ target, people }: AttackStage): Promise<KindReport> {
  const findings = new Findings('headers');
  const [visitor, member, owner] = [people.of('visitor')[0], people.of('free')[0], people.of('owner')[0]];
  if (!visitor || !member || !owner) throw new Error('headers are seen by a visitor, a member and an owner');
  const before = target.asked;
  const seen = await headersOfRoutes(target, { visitor, member, owner });
  findings.tried(target.asked - before);
  for (const line of differencesOf(keptHeaders(), seen))
    findings.find('headers', line, 'npm run attack -- --only headers --keep-headers writes them anew');
  return findings.report();
}
