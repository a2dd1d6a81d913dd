import { staleAlertRules } from '../checks/alert-rules-file.js';
import { staleAlertTests } from '../checks/alert-tests-file.js';
import { staleEnvExample } from '../checks/env-example-file.js';
import { unprovenFeatures } from '../checks/features.js';
import { staleHousePicture } from '../checks/house-picture.js';
import { staleOpenApi } from '../checks/openapi-file.js';
import { runPromtool } from '../checks/promtool.js';
import { staleDashboards } from '../dashboards/index.js';
import { staleTables } from '../tables/index.js';
import { jestStep } from './jest-step.js';
import { isWholeTested, runNode } from './node-command.js';
import { frontendsBuilt, type RunServices } from './services.js';
import { check, question, runScript, type Step } from './step.js';
import { sizeOf, sizes } from './test-files.js';

/** What a run does: some steps two at a time, then others one after the other, because each of them uses both cores. */
export interface Plan {
  readonly parallel: readonly Step[];
  readonly serial: readonly Step[];
}

const frontends = question('frontends build', frontendsBuilt);

/** In the order in which they begin: what others wait for first, then the longest. */
const checks: readonly Step[] = [
  frontends,
  check('lint and types', () => runScript('lint', ['--format=unix'])),
  check('borders', () =>
    runNode('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', 'apps', 'libs', 'frontend']),
  ),
  check('unused code', () => runNode('knip/bin/knip.js', ['--no-progress'])),
  check('format', () => runScript('format', ['--check'])),
  question('.env.example', staleEnvExample),
  question('openapi.json', staleOpenApi),
  question('alert rules', staleAlertRules),
  question('tests of alert rules', staleAlertTests),
  question('dashboards', staleDashboards),
  question('generated tables', staleTables),
  question('feature list', unprovenFeatures),
  question('picture of the house', staleHousePicture),
];

/** Its package is large, and Debian's: only the long run asks for it. */
const alertsInPrometheus: Step = {
  name: 'alarms in Prometheus',
  run: async () => {
    const { faults, notes } = await runPromtool();
    return { passed: faults.length === 0 ? 1 : 0, failed: faults.length === 0 ? 0 : 1, output: faults.join('\n'), notes };
  },
};

const bundleSizes = check('size of the frontends', () => runNode('size-limit/bin.js', []));

/** Everything, or a part of the tests; the checks belong to the first. */
export function wholePlan(services: RunServices, shard?: string): Plan {
  const [unit, medium, product] = sizes.map((size) => jestStep(size, services, shard === undefined ? {} : { shard }));
  if (!unit || !medium || !product) throw new Error('a size of tests has no step');
  const isFirst = shard === undefined || shard.startsWith('1/');
  if (!isFirst) return { parallel: [frontends], serial: [unit, medium, product] };
  return { parallel: isWholeTested() ? [...checks, alertsInPrometheus] : checks, serial: [bundleSizes, unit, medium, product] };
}

/** The steps whose name has one of these words, and the tests of these files, with what they need. */
export function namedPlan(services: RunServices, names: readonly string[], files: readonly string[]): Plan {
  const { parallel, serial } = wholePlan(services);
  const isNamed = ({ name }: Step) => names.some((word) => name.includes(word));
  const tests = sizes.flatMap((size) => {
    const own = files.filter((file) => sizeOf(file) === size);
    return own.length > 0 ? [jestStep(size, services, { files: own })] : [];
  });
  // A started product builds them itself; a single API process finds them or has no pages.
  const needsFrontends =
    names.some((word) => 'medium tests'.includes(word)) || files.some((file) => file.startsWith('apps/api/') && sizeOf(file) === 'medium');
  const steps = parallel.filter(isNamed);
  return {
    parallel: needsFrontends && !steps.includes(frontends) ? [frontends, ...steps] : steps,
    serial: [...serial.filter(isNamed), ...tests],
  };
}
