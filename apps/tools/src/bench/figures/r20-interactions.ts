import { launchChromium } from '../../services/chromium.js';
import { barePage, conversationMain } from '../bare-page.js';
import type { Figure } from '../figure.js';
import { timeWriting, type Interactions } from '../interactions.js';
import { poster } from '../latency.js';
import { ratioOf } from '../pairs.js';
import { messageOf, pair, type Pairing } from '../sending.js';
import type { Stage } from '../stage.js';

const MEMBERS = 2_300;
const MOST_MS = 100;
/** As many as the bare page has. */
const MESSAGES = 40;

/** R20: how long somebody waits for what they do in a conversation, against a page that has a field, a button and a list and nothing else. */
export const interactions: Figure = {
  key: 'R20',
  title: 'interaction to next paint while messages are written and sent / in a bare page that does the same (processor six times slower)',
  accepted: `${MOST_MS} ms at most`,
  async measure({ pace: { pairs: count = 5 }, open, atEnd }) {
    const stage = await open({ members: MEMBERS });
    const [bare, browser] = await Promise.all([barePage('conversation', conversationMain), launchChromium()]);
    atEnd(bare.close);
    atEnd(() => browser.close());
    const pairings = await pair(stage);
    // Both write.
    const others = pairings.map(({ other }) => other.id);
    await stage.owner.query(`update payments.wallet set balance = 1000000 where member_id = any($1)`, [others]);
    const pairs: (readonly [Interactions, Interactions])[] = [];
    // The first of each is the server's first, too.
    for (const [turn, pairing] of pairings.slice(0, count + 1).entries()) {
      await fill(stage, pairing);
      const ours = await timeWriting(browser, `${stage.url}/chats/${pairing.chat}`, pairing.actor.cookie);
      const theirs = await timeWriting(browser, bare.url);
      if (turn > 0) pairs.push([ours, theirs]);
    }
    const of = (figure: keyof Interactions) => ratioOf(pairs.map(([ours, theirs]) => [ours[figure], theirs[figure]]));
    const inp = of('inp');
    return { ...inp, parts: { 'INP (ms)': inp, 'longest (ms)': of('longest') } };
  },
};

async function fill(stage: Stage, { actor, other, chat }: Pairing): Promise<void> {
  const post = poster(stage.url);
  for (let turn = 0; turn < MESSAGES; turn += 1)
    await post(`/api/chats/${chat}/messages`, (turn % 3 === 0 ? other : actor).cookie, messageOf());
}
