import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../project.js';
import { allocatorSettings } from '../start/servers.js';

const compiler = 'node_modules/typescript/bin/tsc';

describe('the production image', () => {
  it('holds API, worker, migrations and the commands of an installation, and of the tools nothing else', () => {
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.image.json', '--listFilesOnly'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    const files = stdout
      .split('\n')
      .map((file) => relative(projectRoot, file))
      .filter((file) => /^(apps|libs|frontend)\//.test(file));
    const begun = ['apps/api/src/main.ts', 'apps/api/src/pages/render-thread.ts', 'apps/worker/src/main.ts', 'apps/tools/src/migrate.ts'];
    expect(files).toEqual(expect.arrayContaining(begun));
    expect(files.filter((file) => /spec\.ts|\.fixture\.ts|^libs\/testing|^apps\/api\/test/.test(file))).toEqual([]);
    expect(
      files.filter(
        (file) => /^apps\/tools\/src\/[^/]+\//.test(file) && !/\/(staff|company|community|addresses|erasures|import)\//.test(file),
      ),
    ).toEqual([]);
  });

  it('keeps memory in as few arenas as a start on one machine does', () => {
    const dockerfile = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8');
    for (const [name, value] of Object.entries(allocatorSettings))
      expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
  });
});
