import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.js';
import { ClearFault } from './clear-fault.js';

const dist = join(projectRoot, 'dist');
const image = join(projectRoot, 'image');
const isCompiled = (file: string): boolean => /\.(js|js\.map|tsbuildinfo)$/.test(file);

/**
 * Makes the folder `image`, which the production image has as its `dist`: what API, worker, migrations and the commands of an installation import,
 * the files that libraries read, and the built frontends.
 */
export async function buildImage(): Promise<void> {
  rmSync(image, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [join(projectRoot, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.image.json'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new ClearFault('The sources of the image do not compile. Look at the lines above.');
  cpSync(join(dist, 'libs'), join(image, 'libs'), {
    recursive: true,
    filter: (source) => statSync(source).isDirectory() || !isCompiled(source),
  });
  cpSync(join(dist, 'frontend'), join(image, 'frontend'), { recursive: true });
}
