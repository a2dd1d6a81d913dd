import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.js';

export type Use = { readonly heapUsed: number; readonly rss: number };

/** Loaded into the API: at a signal at which nothing else happens it collects its garbage and notes what is left. */
const probe = `import v8 from 'node:v8';import vm from 'node:vm';import fs from 'node:fs';v8.setFlagsFromString('--expose-gc');
const gc=vm.runInNewContext('gc');process.on('SIGCONT',()=>{gc();gc();fs.writeFileSync(process.env.MEMORY_NOTES+'/'+process.pid,JSON.stringify(process.memoryUsage()))});`;

export interface MemoryProbe {
  /** For the environment of the product. */
  readonly settings: Readonly<Record<string, string>>;
  readonly use: (pid: number) => Promise<Use>;
  readonly forget: () => void;
}

export function memoryProbe(): MemoryProbe {
  const notes = mkdtempSync(join(tmpdir(), 'bench-memory-'));
  return {
    settings: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(probe)}`, MEMORY_NOTES: notes },
    use: (pid) => usedBy(pid, notes),
    forget: () => rmSync(notes, { recursive: true, force: true }),
  };
}

function usedBy(pid: number, notes: string): Promise<Use> {
  const file = join(notes, String(pid));
  rmSync(file, { force: true });
  process.kill(pid, 'SIGCONT');
  const read = async () => JSON.parse(readFileSync(file, 'utf8')) as Use;
  // Not written yet, or not to its end.
  return until(() => read().catch(() => undefined), 'the API noted no memory', { patienceMs: 10_000 });
}
