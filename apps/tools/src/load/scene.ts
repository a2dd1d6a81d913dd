import { join } from 'node:path';
import { MailSink } from '../bench/mail-sink.js';
import { memoryProbe, type MemoryProbe } from '../bench/memory-probe.js';
import { Stage } from '../bench/stage.js';
import { projectRoot } from '../project.js';
import { Random } from '../seed/random.js';
import { freePortRange } from '../services/ports.js';
import { comingActs } from './coming.js';
import { socketsOpen, type Kind, type Probe } from './evening.js';
import { lookingActs } from './looking.js';
import { endFridayEvening, makeFridayEvening } from './mailing.js';
import type { Act } from './open-loop.js';
import { People } from './people.js';
import { takeReading, type MetricsPorts, type Reading } from './readings.js';
import { OpenSockets } from './sockets.js';
import { Tally } from './tally.js';
import { Web } from './web.js';
import { Writing } from './writing.js';

export interface SceneWish {
  readonly members: number;
  readonly apiProcesses: number;
  readonly rate: number;
  readonly random: Random;
}

/** Fewer would reach the limits that each member has. */
const FEWEST_PEOPLE = 1_000;

/** The started product on a Friday evening, and everybody who will ask something of it. */
export class Scene {
  private constructor(
    readonly stage: Stage,
    readonly random: Random,
    readonly acts: Readonly<Record<Kind | Probe, Act>>,
    private readonly live: { readonly sockets: OpenSockets; readonly writing: Writing },
    private readonly meters: { readonly probe: MemoryProbe; readonly ports: MetricsPorts },
    private readonly endings: (() => unknown)[],
  ) {}

  /** What it began is ended by `close`, and when it cannot open. */
  static async open({ members, apiProcesses, rate, random }: SceneWish): Promise<Scene> {
    const endings: (() => unknown)[] = [];
    try {
      const sink = await MailSink.open();
      endings.push(() => sink.down());
      const probe = memoryProbe();
      endings.push(probe.forget);
      const firstPort = await freePortRange(apiProcesses + 1);
      const ports = { api: Array.from({ length: apiProcesses }, (_port, index) => firstPort + index), worker: firstPort + apiProcesses };
      const stage = await Stage.open({ members, apiProcesses, settings: settingsOf(members, ports, sink.url, probe) });
      endings.push(() => stage.close());
      await makeFridayEvening(stage.owner);
      endings.push(() => endFridayEvening(stage.owner));
      const { urls, redisUrl } = stage.product;
      const people = await People.invite(stage, Math.max(FEWEST_PEOPLE, Math.ceil(socketsOpen * rate)), random);
      endings.push(() => people.leave());
      const web = new Web(urls);
      endings.push(() => web.close());
      const { writing, end } = await Writing.begin(stage, web, random, new Tally());
      endings.push(end);
      const sockets = await OpenSockets.begin(urls, redisUrl, people);
      endings.push(() => sockets.end());
      const acts = {
        ...(await lookingActs(web, people)),
        ...(await comingActs(web, stage.url, people)),
        ...writing.acts,
        ...sockets.acts,
        'no-op': () => web.call({ path: '/api/live' }),
      };
      return new Scene(stage, random, acts, { sockets, writing }, { probe, ports }, endings);
    } catch (error) {
      await endAll(endings);
      throw error;
    }
  }

  /** As many tabs are open as at that part of the evening; times are counted there from now on. */
  async prepare(rate: number, tally: Tally): Promise<void> {
    await this.live.sockets.fill(Math.ceil(socketsOpen * rate));
    this.live.writing.countIn(tally);
  }

  reading(): Promise<Reading> {
    return takeReading(this.stage, this.meters.probe, this.meters.ports);
  }

  close(): Promise<void> {
    return endAll(this.endings);
  }
}

/** A community of its own: it grows by every evening. */
const settingsOf = (members: number, ports: MetricsPorts, smtpUrl: string, probe: MemoryProbe): Readonly<Record<string, string>> => ({
  ...probe.settings,
  DATA_DIR: join(projectRoot, '.cache', 'load', String(members)),
  SMTP_URL: smtpUrl,
  METRICS_PORT: String(ports.api[0]),
  WORKER_METRICS_PORT: String(ports.worker),
});

async function endAll(endings: readonly (() => unknown)[]): Promise<void> {
  for (const end of endings.toReversed()) await end();
}
