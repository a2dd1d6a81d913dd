import { signIn, signOut } from '../chaos/signed-in.js';
import type { Actor, Stage } from '../bench/stage.js';
import type { Random } from '../seed/random.js';

const AGENT = 'load';

/** Members who are there this evening, each with an open session. */
export class People {
  private constructor(
    private readonly stage: Stage,
    readonly all: readonly Actor[],
    private readonly random: Random,
  ) {}

  /** Up to so many confirmed members of all countries, spread over the whole community. */
  static async invite(stage: Stage, count: number, random: Random): Promise<People> {
    const { rows } = await stage.owner.query<Omit<Actor, 'cookie'>>(
      `select p.member_id as id, p.region, p.country from profiles.profile p join visibility.member_standing s using (member_id)
        where s.confirmed and not (s.fictional or s.paused or s.suspended or s.banned or s.deleted) order by md5(p.member_id::text) limit $1`,
      [count],
    );
    const ids = rows.map(({ id }) => id);
    const signedIn = await signIn(stage.owner, ids, AGENT);
    // Photos and messages of the evening need no purchase before.
    await stage.owner.query(`update visibility.member_standing set paid = true where member_id = any($1)`, [ids]);
    const all = rows.map((row, index) => ({ ...row, cookie: signedIn[index]?.cookie ?? '' }));
    return new People(stage, all, random);
  }

  one(): Actor {
    return this.random.pick(this.all);
  }

  /** Somebody else. */
  otherThan({ id }: Actor): Actor {
    for (;;) {
      const other = this.one();
      if (other.id !== id) return other;
    }
  }

  async leave(): Promise<void> {
    await signOut(this.stage.owner, AGENT);
  }
}
