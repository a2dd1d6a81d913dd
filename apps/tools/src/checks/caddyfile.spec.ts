import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { projectRoot } from '../project.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const caddyfile = read('deploy/Caddyfile');
const compose = read('docker-compose.yml');

describe('the proxy while no API answers', () => {
  it('knows every language that the status page is written in', () => {
    const lists = [...caddyfile.matchAll(/\((da\|[a-z|]+)\)/g)].map(([, list = '']) => list.split('|'));
    expect(lists).toHaveLength(3);
    for (const list of lists) expect(list).toEqual([...locales]);
  });

  it('finds the files where the processes write them', () => {
    const [, root = ''] = /root \* (\S+)/.exec(caddyfile) ?? [];
    expect(compose).toContain(`- status:${root}:ro`);
    const [, folder = ''] = /STATUS_DIR: (\S+)/.exec(compose) ?? [];
    expect(compose).toContain(`- status:${folder}\n`);
    expect(read('Dockerfile')).toContain(`mkdir ${folder} `);
    expect(caddyfile).toContain('rewrite * /away-{status_language}.html');
  });
});
