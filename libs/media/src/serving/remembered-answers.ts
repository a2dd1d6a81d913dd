import { LRUCache } from 'lru-cache';

/** Below the 30 s that the rule allows, because reading takes time as well. */
const FACTS_LIVE_MS = 25_000;
export const remembered = { max: 50_000, ttl: FACTS_LIVE_MS, ttlResolution: 0 };

/** Questions of which only a yes is remembered, and not for long; after a no everything is asked again. */
export class RememberedAnswers {
  private readonly memory = new LRUCache<string, true>(remembered);

  async isTrue(key: string, ask: () => Promise<boolean>): Promise<boolean> {
    if (this.memory.get(key)) return true;
    const answer = await ask();
    if (answer) this.memory.set(key, true);
    return answer;
  }
}
