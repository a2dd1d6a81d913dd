import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { signIn, signOut } from '../chaos/signed-in.js';
import { Web } from '../load/web.js';

/** With those who write fifty requests and more. */
const PER_SECOND = 35;
const READERS = 50;
const AGENT = 'reader';
/** A list, a feed, who one is, and a page. */
const paths = ['/api/members?limit=20', '/api/chats', '/api/user', '/members'] as const;

/** Members who look, so many times a second, whatever happens. */
export class SteadyReaders {
  /** How long each answer took, in milliseconds. */
  readonly times: number[] = [];
  /** What came instead of an answer, and what went on then. */
  readonly faults: string[] = [];
  phase = 'before';
  private isOver = false;
  private readonly going: Promise<void>;

  private constructor(
    private readonly web: Web,
    private readonly owner: pg.Pool,
    private readonly cookies: readonly string[],
  ) {
    this.going = this.look();
  }

  static async begin(url: string, ownerUrl: string): Promise<SteadyReaders> {
    const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
    const { rows } = await owner.query<{ id: string }>(
      `select member_id as id from visibility.member_standing where confirmed and not (fictional or paused or suspended or banned or deleted)
        order by member_id desc limit $1`,
      [READERS],
    );
    const people = await signIn(
      owner,
      rows.map(({ id }) => id),
      AGENT,
    );
    return new SteadyReaders(
      new Web([url]),
      owner,
      people.map(({ cookie }) => cookie),
    );
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.going;
    await signOut(this.owner, AGENT);
    await this.owner.end();
    this.web.close();
  }

  private async look(): Promise<void> {
    const underWay: Promise<void>[] = [];
    for (let turn = 0, at = performance.now(); !this.isOver; turn += 1) {
      at += 1_000 / PER_SECOND;
      await sleep(Math.max(0, at - performance.now()));
      underWay.push(this.ask(paths[turn % paths.length] ?? '/', this.cookies[turn % this.cookies.length] ?? ''));
    }
    await Promise.all(underWay);
  }

  private async ask(path: string, cookie: string): Promise<void> {
    const [startedAt, { phase }] = [performance.now(), this];
    try {
      await this.web.call({ path, cookie });
      this.times.push(performance.now() - startedAt);
    } catch (fault) {
      this.faults.push(`${phase}: ${path} ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
}
