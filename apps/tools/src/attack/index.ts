import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentEnvironment } from '#config';
import { securityCount } from '../checks/features.js';
import { ClearFault, NotOnThisMachine } from '../clear-fault.js';
import { projectRoot } from '../project.js';
import { freePortRange } from '../services/ports.js';
import { startProduct } from '../start/product.js';
import { headersOfRoutes } from './headers-snapshot.js';
import { bombs } from './kinds/bombs.js';
import { forged } from './kinds/forged.js';
import { fuzz } from './kinds/fuzz.js';
import { headers, keepHeaders } from './kinds/headers.js';
import { ids } from './kinds/ids.js';
import { packages } from './kinds/packages.js';
import { roles } from './kinds/roles.js';
import { slow } from './kinds/slow.js';
import { texts } from './kinds/texts.js';
import { tools, type ToolsWish } from './kinds/tools.js';
import { peopleOfDatabase, peopleOfDemo, type People } from './people.js';
import { Findings, linesOf, type KindReport } from './report.js';
import type { AttackKind, AttackStage } from './stage.js';
import { Target } from './target.js';
import { foreignIdsOf, secretsOf } from './victim.js';

const MEMBERS = 300;

/** What changes the callers for good comes last. */
const kindsFor = (wish: ToolsWish): readonly AttackKind[] => [
  { name: 'headers', title: 'the headers of every route, compared with the kept file', run: headers },
  { name: 'ids', title: 'ids of somebody else, at every operation that takes one', run: ids },
  { name: 'forged', title: 'requests of foreign pages, cookies that are nearly right, hosts and methods that nobody has', run: forged },
  { name: 'bombs', title: 'what is small on the wire and large when it is opened', run: bombs },
  { name: 'slow', title: 'connections that send next to nothing', run: slow },
  { name: 'texts', title: 'texts that would do harm, looked at in a browser', run: texts },
  { name: 'fuzz', title: 'every operation with what its schema takes, and what no schema takes', run: fuzz },
  { name: 'roles', title: 'every operation as everybody', run: roles },
  { name: 'tools', title: 'sqlmap, and testssl before the proxy of production', run: tools(wish) },
  { name: 'packages', title: 'packages, their licences and what is known against them', run: packages },
];

/**
 * `npm run attack -- [--only fuzz,roles] [--calls 20000] [--seed 58] [--patience 3000] [--target http://127.0.0.1:4300] [--tls https://127.0.0.1:8443]
 * [--keep-headers] [--json FILE]`: attacks a product that it starts itself, or a demo on this machine, and says what it found.
 */
export async function attack(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      calls: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '58' },
      patience: { type: 'string', default: '3000' },
      target: { type: 'string' },
      tls: { type: 'string' },
      'keep-headers': { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const all = kindsFor({ tls: values.tls });
  const wanted = values.only?.split(',') ?? all.map(({ name }) => name);
  const unknown = wanted.find((name) => !all.some((kind) => kind.name === name));
  if (unknown !== undefined) throw new ClearFault(`There is no kind ${unknown}. Kinds: ${all.map(({ name }) => name).join(', ')}`);
  const [calls, seed, patienceMs] = [values.calls, values.seed, values.patience].map(Number) as [number, number, number];
  if (![calls, seed, patienceMs].every((number) => Number.isInteger(number) && number >= 0))
    throw new ClearFault('--calls, --seed and --patience are whole numbers.');
  const own = values.target === undefined ? await ownProduct(seed) : undefined;
  const reports: KindReport[] = [];
  try {
    const stage = await stageAt(new Target(values.target ?? own?.url ?? ''), { calls, seed, patienceMs }, own?.ownerUrl);
    try {
      if (values['keep-headers']) await keepHeadersOf(stage);
      for (const kind of all.filter(({ name }) => wanted.includes(name))) {
        console.log(`${kind.name}: ${kind.title}`);
        const report = await runKind(kind, stage);
        reports.push(report);
        for (const line of linesOf(report)) console.log(line);
      }
    } finally {
      await stage.people.leave();
    }
  } finally {
    await own?.stop();
  }
  const found = reports.reduce((sum, { findings }) => sum + findings.length, 0);
  const untried = reports.reduce((sum, { untried: lines }) => sum + lines.length, 0);
  console.log(await securityCount());
  console.log(`${reports.reduce((sum, { tries }) => sum + tries, 0)} tries, ${found} findings, ${untried} not tried (seed ${seed})`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ seed, calls, reports }, null, 2)}\n`);
  if (found > 0) process.exitCode = 1;
  else if (reports.some(({ isLacking }) => isLacking)) throw new NotOnThisMachine('Not all was tried: programs are not to be had here.');
}

/** A kind that breaks itself is a finding too: what it would have found is not known. */
async function runKind({ name, run }: AttackKind, stage: AttackStage): Promise<KindReport> {
  try {
    return await run(stage);
  } catch (fault) {
    const findings = new Findings(name);
    findings.find('the attack itself', fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
    return findings.report();
  }
}

async function stageAt(
  target: Target,
  wish: Pick<AttackStage, 'calls' | 'seed' | 'patienceMs'>,
  ownerUrl: string | undefined,
): Promise<AttackStage> {
  const people: People = ownerUrl === undefined ? await peopleOfDemo(target) : await peopleOfDatabase(target, ownerUrl);
  const attackers = [...people.of('free'), ...people.of('premium')].filter(({ id }) => id !== people.victim.id);
  const secrets = await secretsOf(target, people.victim);
  const foreignIds = await foreignIdsOf(target, people.victim, attackers);
  return {
    ...wish,
    ...(ownerUrl !== undefined && { databaseUrl: ownerUrl }),
    target,
    people,
    secrets,
    foreignIds,
    log: (line) => console.log(line),
  };
}

async function keepHeadersOf({ target, people }: AttackStage): Promise<void> {
  const [visitor, member, owner] = [people.of('visitor')[0], people.of('free')[0], people.of('owner')[0]];
  if (!visitor || !member || !owner)
    throw new ClearFault('Headers are seen by a visitor, a member and an owner; one of them is missing here.');
  keepHeaders(await headersOfRoutes(target, { visitor, member, owner }));
  console.log('The headers are kept as they are now.');
}

interface OwnProduct {
  readonly url: string;
  readonly ownerUrl: string;
  readonly stop: () => Promise<void>;
}

/** A new demo in a folder of its own: nothing that is attacked is of use to anybody afterwards. */
async function ownProduct(seed: number): Promise<OwnProduct> {
  const log = join(projectRoot, '.cache', 'attack.log');
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  console.log(`Starting the product; what its parts say is in ${log}`);
  const run = startProduct(
    { members: MEMBERS, seedNumber: seed, isExplicit: true, isFresh: true },
    (line) => appendFileSync(log, `${line}\n`),
    {
      ...currentEnvironment(),
      APP_MODE: 'demo',
      PORT: String(await freePortRange(1)),
      API_PROCESSES: '1',
      WORKER_PROCESSES: '1',
      DATA_DIR: join(projectRoot, '.cache', 'attack'),
      LOG_LEVEL: 'error',
    },
  );
  let isInterrupted = false;
  const interrupted = () => {
    isInterrupted = true;
    void run.stop().then(() => process.exit(130));
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  // A start that somebody ended lacks this and that from then on: nobody wants to hear of it.
  const { urls, ownerUrl } = await run.ready.catch((fault: unknown) =>
    isInterrupted ? new Promise<never>(() => undefined) : Promise.reject(fault),
  );
  const stop = async () => {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await run.stop();
  };
  return { url: urls[0] ?? '', ownerUrl, stop };
}
