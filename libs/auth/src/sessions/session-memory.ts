import { LRUCache } from 'lru-cache';

/** Remembers who holds which cookie for a while, and never more than `size` of them; a member's can be forgotten together. */
export class SessionMemory<Value extends { readonly id: string }> {
  private readonly entries: LRUCache<string, Value>;
  private readonly keysOf = new Map<string, Set<string>>();

  /** `milliseconds`: how long one is remembered, at least 1. */
  constructor(milliseconds: number, size: number) {
    this.entries = new LRUCache({ max: size, ttl: milliseconds, dispose: ({ id }, key) => this.forgetKey(id, key) });
  }

  get(key: string): Value | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: Value): void {
    this.entries.set(key, value);
    const keys = this.keysOf.get(value.id) ?? new Set();
    this.keysOf.set(value.id, keys.add(key));
  }

  forget(memberId: string): void {
    for (const key of this.keysOf.get(memberId) ?? []) this.entries.delete(key);
  }

  private forgetKey(memberId: string, key: string): void {
    const keys = this.keysOf.get(memberId);
    keys?.delete(key);
    if (keys?.size === 0) this.keysOf.delete(memberId);
  }
}
