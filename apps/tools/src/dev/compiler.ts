import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { spawnNode } from '../services/processes.js';
import type { Workshop } from '../start/servers.js';
import { Diagnostics } from './diagnostics.js';

/** Compiles apps and libs as nest-cli.json says, and again at each change. Answers when all of them compiled. */
export async function compileOnChange(workshop: Workshop): Promise<void> {
  const nest = ['@nestjs/cli/bin/nest.js', 'build', '--watch', '--preserveWatchOutput'];
  const { untilRight } = await runCompiler(workshop, 'compiler', nest, new Diagnostics(workshop.log));
  await untilRight;
}

/** Codes from 1000 to 1999 are of the grammar: the compiler tells them sooner. */
const aboutTypes = /\bTS(?!1\d{3}\b)\d+/;

/** The compiler looks at each file by itself, to be quick. Whether their types agree is told a little later. */
export async function checkTypesOnChange(workshop: Workshop): Promise<void> {
  const info = join(projectRoot, 'dist', 'dev', '.types.tsbuildinfo');
  const options = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', '--tsBuildInfoFile', info];
  const diagnostics = new Diagnostics(workshop.log, (faults) => aboutTypes.test(faults));
  const { pid } = await runCompiler(workshop, 'types', ['typescript/bin/tsc', ...options], diagnostics);
  setPriority(pid, constants.priority.PRIORITY_LOW);
}

async function runCompiler(workshop: Workshop, name: string, [script = '', ...args]: readonly string[], diagnostics: Diagnostics) {
  const hooks = workshop.hooksFor(name);
  const spawned = await spawnNode([join(projectRoot, 'node_modules', script), ...args], join(workshop.logFolder, `${name}.log`));
  hooks.onSpawn(spawned.pid);
  const untilRight = new Promise<void>((resolve, reject) => {
    spawned.child.stdout?.on('data', (chunk: Buffer) => diagnostics.read(chunk.toString()) && resolve());
    spawned.child.once('exit', () => reject(new Error(`The ${name} process ended:\n${spawned.lastLines()}`)));
  });
  untilRight.catch(() => undefined);
  return { pid: spawned.pid, untilRight };
}
