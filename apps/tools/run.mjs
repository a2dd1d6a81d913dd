#!/usr/bin/env node
// The entry of every npm script: makes sure that packages and compiled code are there, then runs the command.
import { BuildFault, compileServer, install, requireNode } from './build.mjs';

const [command = 'start', ...args] = process.argv.slice(2);

try {
  requireNode();
  install();
  compileServer();
} catch (error) {
  if (!(error instanceof BuildFault)) throw error;
  console.error(error.message);
  if (command === 'test') console.log('0 passed, 1 failed');
  process.exit(1);
}

const { main } = await import('../../dist/apps/tools/src/main.js');
await main(command, args);
