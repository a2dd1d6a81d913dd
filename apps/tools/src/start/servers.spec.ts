import { expect, it } from '@jest/globals';
import { furtherWorkerParts, serverParts, type ServerPlan } from './servers.js';

const plan: ServerPlan = {
  apiProcesses: 2,
  workerProcesses: 3,
  port: 3000,
  host: '127.0.0.1',
  logFolder: '',
  env: {},
  workerEnv: {},
  compiled: 'dist',
  nodeOptions: [],
};

it('each worker has a name of its own, and only the first is waited for', () => {
  const namesOf = (parts: readonly { readonly name: string }[]) => parts.map(({ name }) => name);
  expect(namesOf(serverParts(plan))).toEqual(['api-0', 'api-1', 'worker']);
  expect(namesOf(furtherWorkerParts(plan))).toEqual(['worker-2', 'worker-3']);
  expect(furtherWorkerParts({ ...plan, workerProcesses: 1 })).toEqual([]);
});
