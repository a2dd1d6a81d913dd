import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { roleLimits } from '#database';
import { projectRoot } from '../project.js';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

describe('the roles of the database in production', () => {
  it('have the limits of their processes', () => {
    const written = [...read('deploy/postgres-roles.sh').matchAll(/^alter role (\w+) set (\w+) = (\d+);$/gm)];
    expect(written.map(([, role, name, ms]) => [role, name, Number(ms)])).toEqual(
      Object.entries(roleLimits).flatMap(([role, limits]) => Object.entries(limits).map(([name, ms]) => [role, name, ms])),
    );
  });

  it('are those that the API and the worker connect as', () => {
    const compose = read('docker-compose.yml');
    const rolesOf = (text: string) => [...text.matchAll(/DATABASE_URL: postgres:\/\/(\w+):/g)].map(([, role]) => role);
    const [settings = '', worker = ''] = [/^x-settings:[\s\S]*?\n\n/m.exec(compose)?.[0], /^ {2}worker:[\s\S]*?\n\n/m.exec(compose)?.[0]];
    expect([rolesOf(settings), rolesOf(worker)]).toEqual([['app_api'], ['app_worker']]);
  });
});
