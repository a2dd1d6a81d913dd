import { setTimeout as sleep } from 'node:timers/promises';
import { ErasureService } from '#auth';
import type { Environment } from '#config';
import { Crowd } from '../chaos/crowd.js';
import type { Outcome } from '../chaos/outcome.js';
import { faultsIn, judge } from '../chaos/verdict.js';
import { repeatErasures } from '../erasures/index.js';
import { openProduct } from '../open-product.js';
import { demoSecrets } from '../services/secrets.js';
import type { Product, ProductRun } from '../start/product.js';
import { withClient } from '../with-client.js';
import { countAll, countDrift, differing, type Census } from './census.js';
import { RESTORE_MS, type Cluster } from './cluster.js';
import { Restoring } from './restoring.js';
import { SteadyWriter } from './steady-writer.js';

const PHONES = 12;
const CREDITS = 10_000;
/** What is written between the last piece of the log that was sent and the loss. */
const UNSENT_MS = 20_000;
/** So much may be missing after all databases were lost. */
const LOST_AT_MOST_S = 60;

export interface DrillOptions {
  readonly seed: number;
  readonly messages: number;
  readonly settings: Environment;
  readonly startProduct: () => ProductRun;
}

/**
 * Members write, backups are taken, a member is erased; then all databases are lost, and restored from the repository. Then once more, back to the moment
 * before the erasure. Each time everything is counted again.
 */
export class RestoreDrill {
  private readonly restoring: Restoring;
  private readonly counts: Record<string, number> = {};
  private readonly faults: Record<string, number> = {};
  private run: ProductRun | undefined;
  private env: Environment = {};

  constructor(
    private readonly cluster: Cluster,
    private readonly options: DrillOptions,
  ) {
    this.restoring = new Restoring(cluster);
  }

  async play(): Promise<Outcome> {
    const product = await step('the product starts', () => this.start());
    this.env = this.environmentOn(product);
    const crowd = await this.gather(product);
    try {
      const writer = await SteadyWriter.begin(this.cluster.addresses.apiUrl, this.ownerUrl);
      const written = await this.write(crowd, writer);
      await this.restoreAll(crowd, writer, written);
      await this.goBack(crowd, written);
    } finally {
      await crowd.leave();
    }
    const good = 'What was sent to the repository came back, the books agree, and who was erased stays erased.';
    return { counts: this.counts, faults: this.faults, strikes: [], good };
  }

  async stop(): Promise<void> {
    await this.run?.stop();
  }

  /** Ends with all databases lost. */
  private async write(crowd: Crowd, writer: SteadyWriter): Promise<Written> {
    const half = Math.ceil(this.options.messages / 2);
    await step('a full backup', () => this.cluster.backups.take('full'));
    await step(`${half} messages`, () => talk(crowd, half));
    await step('an incremental backup', () => this.cluster.backups.take('incr'));
    await step(`${half} more messages`, () => talk(crowd, half));
    const before = { moment: await this.now(), census: await countAll(this.ownerUrl) };
    await sleep(1_000);
    const erasedId = await this.erase(crowd);
    const sent = await countAll(this.ownerUrl);
    await step('the log is sent', () => this.cluster.backups.check());
    await sleep(UNSENT_MS);
    await step('all databases are lost', () => this.restoring.loseAll());
    await writer.stop();
    await this.stop();
    return { before, erasedId, sent };
  }

  private async restoreAll(crowd: Crowd, writer: SteadyWriter, { erasedId, sent }: Written): Promise<void> {
    await step('restored from the repository', () => this.restoring.fromNothing());
    const lost = await writer.lost();
    const lastAt = Math.max(...writer.taken);
    const seconds = Math.ceil((lastAt - Math.min(lastAt, ...lost)) / 1_000);
    const { rows_acknowledged } = await writer.judge();
    console.log(`${lost.length} of ${rows_acknowledged} acknowledged rows are lost, those of the last ${seconds} s`);
    Object.assign(this.counts, { rows_acknowledged, rows_lost: lost.length, seconds_lost: seconds });
    this.blame('seconds_lost', seconds > LOST_AT_MOST_S ? seconds : 0);
    await this.judge(crowd, sent, erasedId, 'restored');
  }

  private async goBack(crowd: Crowd, { before: { moment, census }, erasedId }: Written): Promise<void> {
    await this.stop();
    await step(`back to ${moment}`, () => this.restoring.backTo(moment));
    this.blame('not_brought_back', (await this.isThere(erasedId)) ? 0 : 1);
    const wrong = differing(census, await countAll(this.ownerUrl));
    if (wrong.length > 0) console.log(`differs from what was counted at that moment: ${wrong.join(', ')}`);
    this.blame('differing_at_the_moment', wrong.length);
    await this.judge(crowd, undefined, erasedId, 'back');
    await step('a full backup of the new line', () => this.cluster.backups.take('full'));
  }

  /** As the runbook says: first the erasures, then the product, and the other members of the cluster follow meanwhile. */
  private async judge(crowd: Crowd, expected: Census | undefined, erasedId: string, name: string): Promise<void> {
    const census = await countAll(this.ownerUrl);
    const { noted, erased } = await step('the erasures are repeated', () => repeatErasures(this.env));
    console.log(`${noted} erased members are noted, ${erased} of them were back and are erased again`);
    this.counts[`${name}_erased_again`] = erased;
    this.blame(`${name}_still_there`, (await this.isThere(erasedId)) ? 1 : 0);
    const drift = await step('the books are counted again', () => countDrift(this.ownerUrl));
    await step('the other databases follow', () => this.cluster.untilWhole(RESTORE_MS));
    await step('the product starts', () => this.start());
    const verdict = await step('all phones look again', async () => {
      await crowd.rest();
      return judge(crowd);
    });
    for (const [key, count] of Object.entries(census)) this.counts[`${name}_${key}`] = count;
    this.blame(`${name}_drift`, drift);
    for (const [key, count] of Object.entries(faultsIn(verdict))) this.blame(`${name}_${key}`, count);
    const wrong = expected ? differing(expected, census) : [];
    if (wrong.length > 0) console.log(`differs from what was sent: ${wrong.join(', ')}`);
    this.blame(`${name}_differing`, wrong.length);
  }

  /** One of those who talk to nobody here, as if they had left two weeks ago. */
  private async erase({ phones }: Crowd): Promise<string> {
    const erasedId = await withClient(this.ownerUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `with gone as (
           update auth.account set status = 'deleted'
            where id = (select p.member_id from media.photo p join auth.account a on a.id = p.member_id
                         where a.status = 'active' and p.member_id <> all($1) order by p.member_id limit 1) returning id)
         insert into auth.departure (member_id, status_before, left_at, erase_at)
         select id, 'active', now() - interval '15 days', now() - interval '1 day' from gone returning member_id as id`,
        [phones.map(({ person }) => person.id)],
      );
      return rows[0]?.id ?? '';
    });
    const services = await openProduct(this.env);
    try {
      await step('a member is erased', () => services.get(ErasureService).eraseDue());
    } finally {
      await services.close();
    }
    if (await this.isThere(erasedId)) throw new Error('the member was not erased');
    return erasedId;
  }

  private isThere(memberId: string): Promise<boolean> {
    return withClient(this.ownerUrl, async (client) => {
      const { rows } = await client.query(`select from auth.account a join profiles.profile p on p.member_id = a.id where a.id = $1`, [
        memberId,
      ]);
      return rows.length > 0;
    });
  }

  private now(): Promise<string> {
    return withClient(this.ownerUrl, async (client) => {
      const { rows } = await client.query<{ now: string }>(
        `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS+00') as now`,
      );
      return rows[0]?.now ?? '';
    });
  }

  private async start(): Promise<Product> {
    this.run = this.options.startProduct();
    return this.run.ready;
  }

  private gather({ urls }: Product): Promise<Crowd> {
    const one = (phone: number) => urls[phone % urls.length] ?? '';
    return Crowd.of({ ownerUrl: this.ownerUrl, size: PHONES, credits: CREDITS, seed: this.options.seed, urls: () => urls, socketUrl: one });
  }

  private blame(name: string, count: number): void {
    if (count !== 0) this.faults[name] = count;
  }

  /** Of commands beside the product: that of a worker. */
  private environmentOn({ dataDir, smtpUrl, payments }: Product): Environment {
    const { mollieKey: MOLLIE_KEY, mollieEndpoint: MOLLIE_ENDPOINT } = payments;
    return { ...this.options.settings, APP_SECRET: demoSecrets(dataDir).appSecret, SMTP_URL: smtpUrl, MOLLIE_KEY, MOLLIE_ENDPOINT };
  }

  private get ownerUrl(): string {
    return this.cluster.addresses.ownerUrl;
  }
}

interface Written {
  /** Before the erasure. */
  readonly before: { readonly moment: string; readonly census: Census };
  readonly erasedId: string;
  /** What there was when the log was sent the last time. */
  readonly sent: Census;
}

async function talk(crowd: Crowd, messages: number): Promise<void> {
  await crowd.talk(messages, { perSecond: 50, seconds: 120 });
  await crowd.rest();
}

async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await act();
  console.log(`${name.padEnd(44)} ${((performance.now() - from) / 1_000).toFixed(1).padStart(6)} s`);
  return result;
}
