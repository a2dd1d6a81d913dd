type Entry<Value> = { readonly value: Value; readonly until: number };

/** Remembers answers for a moment and never more than `size` of them, oldest out first. */
export class SessionMemory<Value extends { readonly id: string }> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly milliseconds: number,
    private readonly size: number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.until > performance.now()) return entry.value;
    this.entries.delete(key);
    return undefined;
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, { value, until: performance.now() + this.milliseconds });
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.size && oldest !== undefined) this.entries.delete(oldest);
  }

  forget(memberId: string): void {
    for (const [key, { value }] of this.entries) if (value.id === memberId) this.entries.delete(key);
  }
}
