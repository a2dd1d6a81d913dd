import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../project.js';

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
    expect(files).toEqual(expect.arrayContaining(['apps/api/src/main.ts', 'apps/worker/src/main.ts', 'apps/tools/src/migrate.ts']));
    expect(files.filter((file) => /spec\.ts|\.fixture\.ts|^libs\/testing|^apps\/api\/test/.test(file))).toEqual([]);
    expect(
      files.filter(
        (file) => /^apps\/tools\/src\/[^/]+\//.test(file) && !/\/(staff|company|community|addresses|erasures|import)\//.test(file),
      ),
    ).toEqual([]);
  });
});
