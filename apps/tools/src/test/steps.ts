import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { staleAlertRules } from '../checks/alert-rules-file.js';
import { staleEnvExample } from '../checks/env-example-file.js';
import { unprovenFeatures } from '../checks/features.js';
import { staleOpenApi } from '../checks/openapi-file.js';
import { buildFrontends } from '../start/frontends.js';
import { jestStep } from './jest-step.js';
import { check, question, runNode, runScript, type Step } from './step.js';
import { sizeOf, sizes, type Size } from './test-files.js';

/** Tests of the middle size wait for their services half of the time. */
const workers: Readonly<Record<Size, number>> = { unit: 2, medium: 3, product: 2 };

const frontends = question('frontends build', frontendsBuild);

/** Two at a time. */
export const checks: readonly Step[] = [
  frontends,
  check('format', () => runScript('format', ['--check'])),
  check('lint and types', () => runScript('lint', ['--format=unix'])),
  check('borders', () =>
    runNode('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', 'apps', 'libs', 'frontend']),
  ),
  check('unused code', () => runNode('knip/bin/knip.js', ['--no-progress'])),
  question('.env.example', staleEnvExample),
  question('openapi.json', staleOpenApi),
  question('alert rules', staleAlertRules),
  question('feature list', unprovenFeatures),
];

/** One after the other, because each of them uses both cores. */
export const stages: readonly Step[] = [
  check('size of the frontends', () => runNode('size-limit/bin.js', [])),
  ...sizes.map((size) => jestStep(size, workers[size])),
];

/** The tests of these files only, and what they need. */
export function stagesOf(files: readonly string[]): Step[] {
  const tests = sizes.flatMap((size) => {
    const own = files.filter((file) => sizeOf(file) === size);
    return own.length > 0 ? [jestStep(size, workers[size], own)] : [];
  });
  // A started product builds them itself; a single API process finds them or has no pages.
  const needsFrontends = files.some((file) => file.startsWith('apps/api/') && sizeOf(file) === 'medium');
  return needsFrontends ? [frontends, ...tests] : tests;
}

async function frontendsBuild(): Promise<undefined> {
  await buildFrontends(join(projectRoot, 'dist'), () => ({ log: () => undefined, onSpawn: () => undefined }));
  return undefined;
}
