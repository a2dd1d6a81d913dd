#!/usr/bin/env node
// The entry of every npm script: makes sure that packages and compiled code are there, then runs the command.
import { spawn } from 'node:child_process';
import { BuildFault, compileServer, install, newerNode, requireNode } from './build.mjs';

/** They serve what is built, and need no package of tests and checks. */
const productCommands = ['start', 'staff', 'company', 'addresses', 'import', 'erasures', 'totp'];
/** What judges the product runs it on the Node of the image; a start does with the one that is there. */
const judgingCommands = ['test', 'bench', 'chaos', 'load', 'attack', 'mutation', 'gallery', 'screen-reader'];
const [command = 'start', ...args] = process.argv.slice(2);

try {
  requireNode();
  await install(productCommands.includes(command) ? 'start' : 'all');
  await compileServer();
} catch (error) {
  if (!(error instanceof BuildFault)) throw error;
  console.error(error.message);
  if (command === 'test') console.log('0 passed, 1 failed');
  process.exit(1);
}

const newer = judgingCommands.includes(command) ? newerNode() : undefined;
if (newer) runWith(newer);
else await (await import('../../dist/apps/tools/src/main.js')).main(command, args);

/** The same once more with another Node, which gets what reaches this one. */
function runWith(node) {
  const followParent = new URL('../../dist/apps/tools/src/start/follow-parent.js', import.meta.url).href;
  const child = spawn(node, ['--import', followParent, ...process.argv.slice(1)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (fault) => {
    throw fault;
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
