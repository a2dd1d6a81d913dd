import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const copied = ['demo.json', 'secrets.json'];
const shared = ['objects', 'uploads'];

/** What goes with members besides their rows, from one data folder to another: who was made and the keys, and their files, which lie in one place for both. */
export function shareFiles(from: string, to: string): void {
  for (const name of copied) copyFileSync(join(from, name), join(to, name));
  for (const name of shared) symlinkSync(join(from, name), join(to, name));
}
