import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { breakMessages } from '../chaos/messages.js';
import type { Fault } from '../chaos/faults.js';
import type { Outcome } from '../chaos/outcome.js';
import { countAll, countDrift, differing } from '../cluster/census.js';
import { CommunityDatabase } from '../community/community-database.js';
import { CommunityMove } from '../community/community-move.js';
import { projectRoot } from '../project.js';
import { SteadyReaders } from '../upgrade/steady-readers.js';
import { withClient } from '../with-client.js';
import { Cell, type CellPlan } from './cell.js';
import { DatabaseRelay } from './database-relay.js';
import { Front } from './front.js';
import { PhotoLooks } from './photo-looks.js';

const MEMBERS = 300;
/** For each of the two acts, on a slow machine. */
const ACT_S = 90;
/** A cell is away for so long. */
const AWAY_MS = 20_000;
/** Nobody can write to a community that moves for longer. */
const CLOSED_AT_MOST_S = 30;
/** The copy is made, and a third cell started, on the processors of this one machine: what members of the other cell feel of that, they feel here alone. */
const REFUSED_AT_MOST = 0.01;
const phases = { lost: 'while the other cell is lost', moving: 'while a community moves' } as const;
const names = { lost: 'south', other: 'north', moved: 'east' } as const;

export interface CellsPlan {
  readonly messages: number;
  readonly seed: number;
  readonly historyFile: string;
  readonly note: (line: string) => void;
}

/**
 * Two cells behind one proxy. First all machines of the one are lost while members of the other write and read; then its community moves to a third
 * cell while its own members write.
 */
export class CellsDrill {
  private readonly counts: Record<string, number> = {};
  private readonly faults: Record<string, number> = {};
  private moved: Cell | undefined;

  private constructor(
    private readonly front: Front,
    private readonly other: Cell,
    private readonly lost: Cell,
    private readonly relay: DatabaseRelay,
    private readonly plan: CellsPlan,
  ) {}

  static async begin(plan: CellsPlan): Promise<CellsDrill> {
    const folder = join(projectRoot, '.cache', 'cells');
    const front = await Front.open(join(folder, 'front'), Object.values(names).slice(0, 2), plan.note);
    const started: Cell[] = [];
    try {
      for (const name of [names.other, names.lost]) {
        const cell = await Cell.start(planOf(front, folder, name, name));
        started.push(cell);
        await front.lead(name, cell.ports);
      }
      const [other, lost] = started as [Cell, Cell];
      return new CellsDrill(front, other, lost, await DatabaseRelay.before(lost.ownerUrl), plan);
    } catch (fault) {
      for (const cell of started) await cell.stop();
      await front.close();
      throw fault;
    }
  }

  async play(): Promise<Outcome> {
    const readers = await SteadyReaders.begin(this.front.urlOf(names.other), this.other.ownerUrl);
    try {
      await this.refuseUnknownHost();
      readers.phase = phases.lost;
      await this.act('lost', names.other, this.other.ownerUrl, { name: 'the other cell lost', strike: once(() => this.loseOne()) });
      readers.phase = phases.moving;
      const ownerUrl = this.relay.urlOf(this.lost.ownerUrl);
      await this.act('moved', names.lost, ownerUrl, { name: 'the community moved', strike: once(() => this.move()) });
    } finally {
      await readers.stop();
    }
    for (const fault of new Set(readers.faults)) console.log(`in the other cell: ${fault}`);
    const whileMoving = readers.faults.filter((fault) => fault.startsWith(phases.moving)).length;
    this.counts['read_in_the_other_cell'] = readers.times.length;
    this.counts['refused_while_moving'] = whileMoving;
    this.blame('errors_in_the_other_cell', readers.faults.length - whileMoving);
    this.blame('refused_while_moving', whileMoving > readers.times.length * REFUSED_AT_MOST ? whileMoving : 0);
    this.blame('drift', this.moved ? await countDrift(this.moved.ownerUrl) : NaN);
    const good = 'A cell was lost and nobody in the other one felt it; a community moved, and all of it is there.';
    return { counts: this.counts, faults: this.faults, strikes: [], good };
  }

  async stop(): Promise<void> {
    await this.relay.close();
    for (const cell of [this.moved, this.lost, this.other]) await cell?.stop();
    await this.front.close();
  }

  /** Members write there meanwhile; what each of them saw is judged afterwards. */
  private async act(prefix: string, cell: string, ownerUrl: string, fault: Fault): Promise<void> {
    const { messages, seed, historyFile } = this.plan;
    const around = { faults: [fault], seconds: ACT_S };
    const outcome = await breakMessages({ urls: [this.front.urlOf(cell)], ownerUrl }, messages, { seed, historyFile, around });
    for (const [name, count] of Object.entries(outcome.counts)) this.counts[`${prefix}_${name}`] = count;
    for (const [name, count] of Object.entries(outcome.faults)) this.blame(`${prefix}_${name}`, count);
  }

  private async loseOne(): Promise<void> {
    const before = await countAll(this.lost.ownerUrl);
    await this.lost.kill();
    await sleep(AWAY_MS / 2);
    const page = await fetch(`${this.front.urlOf(names.lost)}/`, { headers: { accept: 'text/html', 'accept-language': 'nl' } });
    const isTold = [502, 503].includes(page.status) && (await page.text()).includes('<html lang="nl');
    console.log(`${names.lost} is away: its members get ${page.status} with ${isTold ? 'the status page' : 'nothing that helps'}`);
    this.blame('not_told', isTold ? 0 : 1);
    const [there, away] = await Promise.all([names.other, names.lost].map((name) => this.front.askAtCommonUrl(name)));
    console.log(`at the one address ${names.other} answers ${there}, ${names.lost} ${away}`);
    this.blame('led_astray', there === 200 && away === page.status ? 0 : 1);
    await sleep(AWAY_MS / 2);
    const from = performance.now();
    await this.lost.start();
    await this.front.lead(names.lost, this.lost.ports);
    this.relay.leadTo(this.lost.ownerUrl);
    console.log(`${names.lost} is back, ${((performance.now() - from) / 1_000).toFixed(1)} s after it was started`);
    this.blame('differing_after_the_loss', differing(before, await countAll(this.lost.ownerUrl)).length);
  }

  /** As `deploy/cells/README.md` says. */
  private async move(): Promise<void> {
    const looks = await PhotoLooks.begin(this.front.urlOf(names.lost), this.lost.ownerUrl);
    const folder = join(projectRoot, '.cache', 'cells');
    const moved = await Cell.empty(planOf(this.front, folder, names.moved, names.lost), this.lost, this.plan.note);
    this.moved = moved;
    const [from, to] = [await CommunityDatabase.open(this.lost.superuserUrl), await CommunityDatabase.open(moved.superuserUrl)];
    const work = new CommunityMove(from, to, console.log);
    try {
      const copiedFrom = performance.now();
      await work.copy();
      console.log(`copied in ${((performance.now() - copiedFrom) / 1_000).toFixed(1)} s`);
      // As another process of the old cell, until the address of the database leads to the new one.
      await moved.start((url) => this.relay.urlOf(url));
      const closedAt = performance.now();
      this.lost.holdWorker();
      moved.serve();
      const closing = await work.finish();
      const differs = await work.differing();
      this.relay.leadTo(moved.ownerUrl);
      await this.front.lead(names.lost, moved.ports);
      const closed = (performance.now() - closedAt) / 1_000;
      console.log(`the old database was closed, and the new one whole after ${closing.toFixed(1)} s`);
      console.log(`nobody could write for ${closed.toFixed(1)} s, the comparison of every row included`);
      this.counts['seconds_closed'] = Math.ceil(closed);
      this.blame('seconds_closed', closed > CLOSED_AT_MOST_S ? Math.ceil(closed) : 0);
      if (differs.length > 0) console.log(`differ: ${differs.join(', ')}`);
      this.blame('differing_tables', differs.length);
      this.blame('written_to_the_old_one', (await this.isOpen()) ? 1 : 0);
    } finally {
      await Promise.all([from.end(), to.end()]);
    }
    const { same, other } = await looks.again();
    Object.assign(this.counts, { photos_equal: same });
    this.blame('photos_differing', other);
    await this.lost.end();
  }

  /** Whether somebody could still write where the community was. */
  private isOpen(): Promise<boolean> {
    return withClient(this.lost.ownerUrl, (client) => client.query('delete from auth.session where false')).then(
      () => true,
      () => false,
    );
  }

  /** A name that no cell has is told so. */
  private async refuseUnknownHost(): Promise<void> {
    const nobody = await fetch(this.front.commonUrl);
    console.log(`a host that no cell has: ${nobody.status} ${await nobody.text()}`);
    this.blame('unknown_host_answered', nobody.status === 421 ? 0 : 1);
  }

  private blame(name: string, count: number): void {
    if (count !== 0) this.faults[name] = count;
  }
}

const planOf = (front: Front, folder: string, name: string, host: string): CellPlan => ({
  name,
  folder: join(folder, name),
  members: MEMBERS,
  url: front.urlOf(host),
  statusFolder: front.statusFolderOf(host),
});

/** A fault that comes back is over after the first time. */
function once(act: () => Promise<void>): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (isDone) return;
    isDone = true;
    await act();
  };
}
