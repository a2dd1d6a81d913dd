import { createHash } from 'node:crypto';
import pg from 'pg';
import { signIn } from '../chaos/signed-in.js';

const AGENT = 'looker';
const VIEWERS = 5;

interface Look {
  readonly cookie: string;
  readonly url: string;
  readonly hash: string;
}

/** Photos as some members see them, clear or blurred, to be looked at again after their community has moved. */
export class PhotoLooks {
  private constructor(private readonly looks: readonly Look[]) {}

  static async begin(url: string, ownerUrl: string): Promise<PhotoLooks> {
    const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
    try {
      // Half of them pay: the others see blurred ones.
      const { rows } = await owner.query<{ id: string }>(
        `select member_id as id from (
           select member_id, row_number() over (partition by paid order by member_id) as nr from visibility.member_standing
            where confirmed and not (fictional or paused or suspended or banned or deleted)) s where nr <= $1`,
        [VIEWERS],
      );
      const viewers = await signIn(
        owner,
        rows.map(({ id }) => id),
        AGENT,
      );
      const looks: Look[] = [];
      for (const { cookie } of viewers)
        for (const photo of await photosSeenBy(url, cookie)) looks.push({ cookie, url: photo, hash: await hashOf(photo, cookie) });
      if (looks.length === 0) throw new Error('no photo was seen');
      return new PhotoLooks(looks);
    } finally {
      await owner.end();
    }
  }

  async again(): Promise<{ readonly same: number; readonly other: number }> {
    let same = 0;
    for (const { cookie, url, hash } of this.looks) if ((await hashOf(url, cookie)) === hash) same += 1;
    return { same, other: this.looks.length - same };
  }
}

async function photosSeenBy(url: string, cookie: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/members?limit=20`, { headers: { cookie } });
  const files = [...(await answer.text()).matchAll(/"filename":"([\w.-]+)"/g)].map(([, file]) => file);
  return [...new Set(files)].map((file) => `${url}/photos/${file}`);
}

async function hashOf(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`a photo answers ${answer.status}`);
  return createHash('sha256').update(bytes).digest('hex');
}
