import { join } from 'node:path';
import pg from 'pg';
import { currentEnvironment } from '#config';
import { signIn, signOut } from '../chaos/signed-in.js';
import { projectRoot } from '../project.js';
import { freePortRange } from '../services/ports.js';
import { startProduct, type Product } from '../start/product.js';
import type { Servers, Workshop } from '../start/servers.js';

const AGENT = 'bench';
export type Actor = { readonly id: string; readonly cookie: string; readonly region: string; readonly country: string };

export interface StageWish {
  readonly members: number;
  readonly apiProcesses?: number;
  /** Other services than the usual ones. */
  readonly makeServers?: (workshop: Workshop) => Servers;
  /** For the environment of its processes. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The started product with a community of its own size, kept between runs because a million members take a while. */
export class Stage {
  private constructor(
    readonly product: Product,
    readonly owner: pg.Pool,
    /** As the app connects: what a bare query costs. */
    readonly app: pg.Pool,
    private readonly end: () => Promise<void>,
  ) {}

  static async open({ members, apiProcesses = 1, makeServers, settings = {} }: StageWish): Promise<Stage> {
    const port = await freePortRange(apiProcesses + 1);
    const env = {
      ...currentEnvironment(),
      APP_MODE: 'demo',
      PORT: String(port),
      API_PROCESSES: String(apiProcesses),
      WORKER_PROCESSES: '1', // the price of a message is that of one
      DATA_DIR: join(projectRoot, '.cache', 'bench', String(members)),
      LOG_LEVEL: 'error',
      ...settings,
    };
    const options = { members, seedNumber: 58, isExplicit: false, isFresh: false };
    const run = startProduct(options, (line) => console.log(`  ${line}`), env, makeServers);
    const product = await run.ready;
    const owner = new pg.Pool({ connectionString: product.ownerUrl, max: 4 });
    const app = new pg.Pool({ connectionString: product.databaseUrl, max: 16 });
    await owner.query('vacuum (analyze)');
    return new Stage(product, owner, app, () => run.stop());
  }

  get url(): string {
    const [url] = this.product.urls;
    if (!url) throw new Error('no address');
    return url;
  }

  /** Confirmed members with an open session each, spread over the whole community. */
  async actors(count: number): Promise<Actor[]> {
    const { rows } = await this.owner.query<{ id: string; region: string; country: string }>(
      `select p.member_id as id, p.region, p.country from profiles.profile p join search.listing l using (member_id)
        where not l.fictional and p.country = 'NL' order by md5(p.member_id::text) limit $1`,
      [count],
    );
    const ids = rows.map(({ id }) => id);
    const people = await signIn(this.owner, ids, AGENT);
    return rows.map((row, index) => ({ ...row, cookie: people[index]?.cookie ?? '' }));
  }

  async close(): Promise<void> {
    await signOut(this.owner, AGENT);
    await Promise.all([this.owner.end(), this.app.end()]);
    await this.end();
  }
}

/** Picks the actor of a turn. */
export function actorOf(actors: readonly Actor[], turn: number): Actor {
  const actor = actors[turn % actors.length];
  if (!actor) throw new Error('no actors');
  return actor;
}
