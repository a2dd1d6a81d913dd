import type { ChatsAnswer } from '#contracts';
import { searches } from '../bench/lists.js';
import type { Actor } from '../bench/stage.js';
import type { Act } from './open-loop.js';
import type { People } from './people.js';
import type { Web } from './web.js';

/** So many members search before the evening: what they find are the photos that are looked at. */
const FINDERS = 60;

/** What members do who look at each other, and the questions that an open tab asks by itself. */
export interface LookingActs {
  readonly poll: Act;
  readonly user: Act;
  readonly page: Act;
  readonly search: Act;
  readonly profile: Act;
  readonly photo: Act;
  readonly like: Act;
}

export async function lookingActs(web: Web, people: People): Promise<LookingActs> {
  const feeds = new Feeds(web);
  const photos = await photosSeen(web, people);
  let turn = 0;
  return {
    poll: () => feeds.poll(people.one()),
    user: () => web.call({ path: '/api/user', cookie: people.one().cookie }),
    page: () => web.call({ path: '/members', cookie: people.one().cookie, headers: { accept: 'text/html' } }),
    search: () => {
      turn += 1;
      const me = people.one();
      const list = searches[turn % searches.length];
      return web.call({ path: list?.path(me, turn, people.all) ?? '', cookie: me.cookie });
    },
    profile: () => {
      const me = people.one();
      return web.call({ path: `/api/members/${people.otherThan(me).id}`, cookie: me.cookie });
    },
    photo: () => {
      turn += 1;
      const seen = photos[turn % photos.length];
      return web.call({ path: seen?.path ?? '/photos/', cookie: seen?.cookie ?? '' });
    },
    like: () => {
      const me = people.one();
      return web.call({ path: '/api/likes', cookie: me.cookie, body: { profile: people.otherThan(me).id } });
    },
  };
}

/** What each open tab knows of its news. */
class Feeds {
  private readonly known = new Map<string, { readonly cursor: number; readonly etag: string | undefined }>();

  constructor(private readonly web: Web) {}

  async poll({ id, cookie }: Actor): Promise<void> {
    const { cursor, etag } = this.known.get(id) ?? {};
    const path = cursor === undefined ? '/api/chats' : `/api/chats?after=${cursor}`;
    const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
    const answer = await this.web.call({ path, cookie, headers, expected: [200, 304] });
    if (answer.status === 304) return;
    const feed = JSON.parse(answer.text) as ChatsAnswer;
    // The mark of an answer is that of its question: what was asked without a cursor says nothing about the next one.
    this.known.set(id, { cursor: feed.cursor, etag: cursor === feed.cursor ? answer.headers.etag : undefined });
  }
}

interface SeenPhoto {
  readonly path: string;
  readonly cookie: string;
}

/** The photos of search results, each for who found it. */
async function photosSeen(web: Web, people: People): Promise<SeenPhoto[]> {
  const found: SeenPhoto[] = [];
  for (const { cookie } of people.all.slice(0, FINDERS)) {
    const { text } = await web.call({ path: '/api/members', cookie });
    for (const [, file] of text.matchAll(/"card_filename":"([^"]+)"/g)) if (file) found.push({ path: `/photos/${file}`, cookie });
  }
  if (found.length === 0) throw new Error('nobody has a photo');
  return found;
}
