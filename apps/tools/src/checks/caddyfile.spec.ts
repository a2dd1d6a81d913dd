import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { tlsSettings } from '../attack/tls-proxy.js';
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

describe('what the proxy speaks', () => {
  it('is TLS 1.2 and 1.3 alone, on every address; `npm run attack` starts it and asks [ASVS 12.1.1]', () => {
    expect(tlsSettings(caddyfile).trim()).toBe('protocols tls1.2 tls1.3');
    expect(caddyfile.match(/^\s*tls\b/gm)).toHaveLength(1);
    // One block of addresses: another one would have defaults of its own.
    expect(caddyfile.match(/^\S.*\{$/gm)).toEqual(['{$SITE_ADDRESSES:localhost} {']);
  });
});
