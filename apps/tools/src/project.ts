import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the lock file, whether this runs from the sources or from dist. */
export const projectRoot = folderWithLockFile(dirname(fileURLToPath(import.meta.url)));

function folderWithLockFile(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : folderWithLockFile(dirname(folder));
}
