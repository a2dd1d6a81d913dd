import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { tlsSettings } from '../attack/tls-proxy.js';
import { projectRoot } from '../project.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const snippets = read('deploy/proxy.caddy');
const proxies = ['deploy/Caddyfile', 'deploy/cells/Caddyfile', 'deploy/cells/hosts/example.caddy'] as const;
const compose = read('docker-compose.yml');

describe('the proxy while no API answers', () => {
  it('knows every language that the status page is written in', () => {
    const lists = [...snippets.matchAll(/\((da\|[a-z|]+)\)/g)].map(([, list = '']) => list.split('|'));
    expect(lists).toHaveLength(3);
    for (const list of lists) expect(list).toEqual([...locales]);
  });

  it('finds the files where the processes write them', () => {
    const [, root = ''] = /root \* ([^{\s]+)\/\{vars\.cell\}/.exec(snippets) ?? [];
    expect(compose).toContain(`- status:${root}:ro`);
    const [, folder = ''] = /STATUS_DIR: (\S+)/.exec(compose) ?? [];
    expect(compose).toContain(`- status:${folder}\n`);
    expect(read('Dockerfile')).toContain(`mkdir ${folder} `);
    expect(snippets).toContain('rewrite * /away-{status_language}.html');
  });
});

describe('the proxy that fetches photos', () => {
  const [, photos = ''] = snippets.split(/^\(photos\) \{$/m);
  const removed = (from: string) => [...photos.matchAll(new RegExp(`header_${from} -(\\S+)`, 'g'))].map(([, name]) => name);

  it('tells the store nothing of the viewer, and the viewer nothing of the store; `npm run chaos -- --cluster --uploads` looks through it', () => {
    expect(removed('up')).toEqual(expect.arrayContaining(['Cookie', 'Authorization', 'Referer', 'X-Forwarded-*']));
    expect(removed('down')).toEqual(expect.arrayContaining(['ETag', 'Content-Type', 'Cache-Control', 'Set-Cookie', 'X-*']));
    expect(photos).toContain('exclude X-Accel-Redirect X-Accel-Host ');
  });

  it('keeps no fault for the minute that a photo is kept', () => {
    const [, faults = ''] = /handle_errors \{([^@]*)@page/.exec(snippets) ?? [];
    expect(faults).toMatch(/-ETag\s[^}]*Cache-Control no-store/);
  });
});

describe('what the proxy speaks', () => {
  it('is TLS 1.2 and 1.3 alone, on every address; `npm run attack` starts it and asks [ASVS 12.1.1]', () => {
    expect(tlsSettings(snippets).trim()).toBe('protocols tls1.2 tls1.3');
    for (const file of proxies) {
      expect([file, read(file).match(/^\s*tls\b/gm)]).toEqual([file, null]);
      // Every block that leads to the product takes what all have; another one would have defaults of its own.
      const blocks = read(file)
        .split(/^(?=\S.*\{$)/m)
        .filter((block) => block.includes('reverse_proxy'));
      expect([file, blocks.every((block) => block.includes('\timport product\n'))]).toEqual([file, true]);
    }
  });
});
