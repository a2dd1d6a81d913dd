import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../project.js';

const script = join(projectRoot, 'deploy', 'upgrade.sh');
const lines = readFileSync(script, 'utf8').split('\n');
const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
/** The services that run the product's image for good; `migrate` ends by itself. */
const lasting = [...compose.matchAll(/^ {2}([\w-]+):(?: &\w+)?\n {4}<<: \*(?:product|api|worker)$/gm)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'migrate');

describe('the upgrade of a site on one machine', () => {
  it('is a script that a shell can read', () => {
    expect(() => execFileSync('sh', ['-n', script])).not.toThrow();
  });

  it('replaces every process of the product, one after the other', () => {
    const parts = /^for part in (.+); do$/.exec(lines.find((line) => line.startsWith('for part')) ?? '')?.[1]?.split(' ');
    expect(lasting).toHaveLength(4);
    expect(parts).toEqual(lasting);
  });

  it('changes the tables before the first process is replaced, and never without a version', () => {
    const at = (part: string) => lines.findIndex((line) => line.includes(part) && !line.startsWith('#'));
    expect(at('run --rm migrate')).toBeGreaterThan(at('VERSION:?'));
    expect(at('up --detach')).toBeGreaterThan(at('run --rm migrate'));
    const { status, stderr } = spawnSync('/bin/sh', [script], { env: { PATH: '/usr/bin:/bin' }, encoding: 'utf8' });
    expect([status, stderr]).toEqual([expect.any(Number), expect.stringContaining('Say which version')]);
    expect(status).not.toBe(0);
  });
});
