type Entry<Value> = { readonly value: Value; readonly until: number };

/** Remembers who holds which cookie for a while, and never more than `size` of them, oldest out first. */
export class SessionMemory<Value extends { readonly id: string }> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly keysOf = new Map<string, Set<string>>();

  constructor(
    private readonly milliseconds: number,
    private readonly size: number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.until > performance.now()) return entry.value;
    this.remove(key, entry);
    return undefined;
  }

  set(key: string, value: Value): void {
    this.remove(key, this.entries.get(key));
    this.entries.set(key, { value, until: performance.now() + this.milliseconds });
    const keys = this.keysOf.get(value.id) ?? new Set();
    this.keysOf.set(value.id, keys.add(key));
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.size && oldest !== undefined) this.remove(oldest, this.entries.get(oldest));
  }

  forget(memberId: string): void {
    for (const key of this.keysOf.get(memberId) ?? []) this.entries.delete(key);
    this.keysOf.delete(memberId);
  }

  private remove(key: string, entry: Entry<Value> | undefined): void {
    if (!entry) return;
    this.entries.delete(key);
    const keys = this.keysOf.get(entry.value.id);
    keys?.delete(key);
    if (keys?.size === 0) this.keysOf.delete(entry.value.id);
  }
}
