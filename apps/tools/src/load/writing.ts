import { listen } from '../bench/listeners.js';
import { messageOf, pair, sendSql, type Pairing } from '../bench/sending.js';
import type { Stage } from '../bench/stage.js';
import type { Random } from '../seed/random.js';
import type { Act } from './open-loop.js';
import type { Tally } from './tally.js';
import type { Web } from './web.js';

/** A message that its receiver has not heard of by then was lost on the way; their next poll would bring it. */
const LOST_MS = 10_000;

/** Members who write to each other, whose messages their receivers hear of. */
export class Writing {
  private readonly sent = new Map<string, number>();
  /** How far each conversation has come. */
  private readonly last = new Map<string, number>();

  private constructor(
    private readonly stage: Stage,
    private readonly web: Web,
    private readonly pairings: readonly Pairing[],
    private readonly random: Random,
    private tally: Tally,
  ) {}

  static async begin(stage: Stage, web: Web, random: Random, tally: Tally): Promise<{ writing: Writing; end: () => void }> {
    const writing = new Writing(stage, web, await pair(stage), random, tally);
    const receivers = writing.pairings.map(({ other }) => other);
    const ends: (() => unknown)[] = [];
    await listen({ atEnd: (end) => ends.push(end) }, stage.product.urls.at(-1) ?? '', receivers, 'chat.message', ({ message }, at) => {
      writing.last.set(message.chat_id, message.seq);
      writing.hear(message.client_id, at);
    });
    return { writing, end: () => ends.forEach((end) => end()) };
  }

  get acts(): { readonly thread: Act; readonly message: Act; readonly read: Act; readonly 'bare SQL': Act } {
    return {
      thread: () => {
        const { actor, chat } = this.one();
        return this.web.call({ path: `/api/chats/${chat}/messages?limit=50`, cookie: actor.cookie });
      },
      message: (planned) => {
        const [{ actor, chat }, message] = [this.one(), messageOf()];
        this.sent.set(message.client_id, planned);
        return this.web.call({ path: `/api/chats/${chat}/messages`, cookie: actor.cookie, body: message });
      },
      read: () => {
        const { other, chat } = this.one();
        return this.web.call({ path: `/api/chats/${chat}/read`, cookie: other.cookie, body: { seq: this.last.get(chat) ?? 0 } });
      },
      'bare SQL': () => {
        const { actor, chat } = this.one();
        return this.stage.app.query({ name: 'bench_send', text: sendSql('$1', '$2'), values: [chat, actor.id] });
      },
    };
  }

  /** From now on times are counted there. Those of which nobody has heard for long count as failures of the time before. */
  countIn(tally: Tally): void {
    const now = performance.now();
    for (const [id, planned] of this.sent) {
      if (now - planned < LOST_MS) continue;
      this.sent.delete(id);
      this.tally.fail('told', 'not heard of');
    }
    this.tally = tally;
  }

  private hear(id: string, at: number): void {
    const planned = this.sent.get(id);
    if (planned === undefined) return;
    this.sent.delete(id);
    this.tally.note('told', at - planned);
  }

  private one(): Pairing {
    return this.random.pick(this.pairings);
  }
}
