import { execFile } from 'node:child_process';
import { projectRoot } from '../project.js';

const LONGEST_MS = 120_000;
const LARGEST_BYTES = 50_000_000;

/** What npm prints; it also prints where it ends with a fault, such as a package with a hole. */
export function npm(...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('npm', [...args], { cwd: projectRoot, timeout: LONGEST_MS, maxBuffer: LARGEST_BYTES }, (fault, printed, said) => {
      if (fault && printed.trim() === '') reject(new Error(said.trim().split('\n').at(-1) ?? fault.message));
      else resolve(printed);
    });
  });
}
