import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import type { Host } from './host.js';

/** Gives each host that backs up or is backed up the certificate by which the others know it, as in production. */
export function certify(hosts: readonly Host[], folder: string): void {
  const known = hosts.filter(({ plan }) => plan.programs.some(({ name }) => name === 'pgbackrest'));
  if (known.length === 0) return;
  const script = join(projectRoot, 'deploy', 'cluster', 'certificates.sh');
  execFileSync('sh', [script, folder, ...known.map(({ name }) => name)], { stdio: 'pipe' });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  for (const host of known) {
    host.lay('backup-ca.crt', read('ca.crt'));
    host.lay('backup.crt', read(`${host.name}.crt`));
    host.lay('backup.key', read(`${host.name}.key`));
  }
}
