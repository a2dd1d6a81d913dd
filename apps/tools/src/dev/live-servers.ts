import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { workerPart, type ServerPlan, type Servers, type Workshop } from '../start/servers.js';
import { ApiAhead } from './api-ahead.js';
import { compileOnChange, checkTypesOnChange } from './compiler.js';
import { Front } from './front.js';
import { LiveProcess } from './live-process.js';
import { migrateAgain } from './migrate-again.js';
import { whatFollows, type Consequences } from './consequences.js';
import { OutputWatch } from './output-watch.js';
import { writePageStub } from './page-stub.js';

/** The front has the first port; a new API takes the port that the old one does not have. */
export const portsOfDev = 3;

const indexOf = (turn: number): number => 1 + (turn % 2);

/** What need not be at once leaves the machine to what just started. */
const quietMs = 2_000;

const outputFolder = 'dist/dev';

/** API, worker and pages from the sources: each change is compiled, and what it concerns is started anew. */
export class LiveServers implements Servers {
  private readonly front: Front;
  private readonly watch = new OutputWatch(join(projectRoot, outputFolder), (files) => this.follow(files));
  private ahead: ApiAhead | undefined;
  private api: LiveProcess | undefined;
  private worker: LiveProcess | undefined;
  private migrate: () => Promise<boolean> = async () => true;
  private waiting: Consequences = { migration: false, api: false, worker: false };
  private atWork: Promise<void> | undefined;
  private quiet: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(private readonly workshop: Workshop) {
    this.front = new Front(() => this.api?.lastWords());
  }

  async prepare(): Promise<void> {
    await Promise.all([compileOnChange(this.workshop), this.front.prepare()]);
  }

  async start(given: ServerPlan, ownerUrl: string): Promise<void> {
    const env = { ...given.env, NODE_ENV: 'development' };
    const plan: ServerPlan = { ...given, compiled: outputFolder, nodeOptions: ['--conditions', '~dev'], env };
    writePageStub(join(projectRoot, outputFolder));
    await this.front.listen(plan);
    this.migrate = () => migrateAgain(plan, ownerUrl, this.workshop);
    const ahead = new ApiAhead(plan, this.workshop);
    this.ahead = ahead;
    this.api = new LiveProcess(this.workshop, (turn) => ahead.part(indexOf(turn)), {
      overlaps: true,
      onTurn: (turn) => this.front.forwardTo(plan.port + indexOf(turn)),
    });
    this.worker = new LiveProcess(this.workshop, () => workerPart(plan), { overlaps: false });
    await this.watch.begin();
    await Promise.all([this.api.replace(), this.worker.replace()]);
    if (this.isEnding) return;
    this.prepareAhead();
    await checkTypesOnChange(this.workshop);
  }

  async stop(): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.quiet);
    await this.watch.end();
    await this.front.close();
    await Promise.all([this.api?.stop(), this.worker?.stop()]);
    await this.atWork;
    await this.ahead?.stop();
  }

  private follow(files: readonly string[]): void {
    const { migration, api, worker } = whatFollows(files);
    const { waiting } = this;
    this.waiting = { migration: waiting.migration || migration, api: waiting.api || api, worker: waiting.worker || worker };
    // What is starting now is already of yesterday.
    if (api) this.api?.giveUp();
    this.atWork ??= this.work().finally(() => (this.atWork = undefined));
  }

  private async work(): Promise<void> {
    while (!this.isEnding && Object.values(this.waiting).some(Boolean)) {
      const { migration, api, worker } = this.waiting;
      this.waiting = { migration: false, api: false, worker: false };
      if (migration && !(await this.migrate())) continue;
      const isGood = !api || (await this.api?.replace());
      // Code that the API cannot run would only take the last good worker away.
      if (isGood && worker) await this.worker?.replace();
      if (!isGood) this.waiting = { ...this.waiting, worker: this.waiting.worker || worker };
      this.prepareAhead();
      if (!isGood && !this.waiting.api) return;
    }
  }

  private prepareAhead(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      if (this.api && !this.isEnding && !this.atWork) this.ahead?.prepare(indexOf(this.api.nextTurn));
    }, quietMs);
  }
}
