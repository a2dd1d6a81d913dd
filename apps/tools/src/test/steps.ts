import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { staleEnvExample } from '../checks/env-example-file.js';
import { unprovenFeatures } from '../checks/features.js';
import { staleOpenApi } from '../checks/openapi-file.js';
import { buildFrontends } from '../start/frontends.js';
import { jestStep } from './jest-step.js';
import { check, question, runNode, type Step } from './step.js';

/** Two at a time. */
export const checks: readonly Step[] = [
  question('frontends build', frontendsBuild),
  check('format', () => runNode('oxfmt/bin/oxfmt', ['--check', '.'])),
  check('lint and types', () => runNode('oxlint/bin/oxlint', ['--type-aware', '--type-check', '--deny-warnings', '--format=unix', '.'])),
  check('borders', () =>
    runNode('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', 'apps', 'libs', 'frontend']),
  ),
  check('unused code', () => runNode('knip/bin/knip.js', ['--no-progress'])),
  question('.env.example', staleEnvExample),
  question('openapi.json', staleOpenApi),
  question('feature list', unprovenFeatures),
];

/** One after the other, because each of them uses both cores. */
export const stages: readonly Step[] = [
  check('size of the frontends', () => runNode('size-limit/bin.js', [])),
  jestStep('unit', ['--maxWorkers=2']),
  jestStep('medium', ['--maxWorkers=3']),
  jestStep('product', ['--maxWorkers=2']),
];

async function frontendsBuild(): Promise<undefined> {
  await buildFrontends(join(projectRoot, 'dist'), () => ({ log: () => undefined, onSpawn: () => undefined }));
  return undefined;
}
