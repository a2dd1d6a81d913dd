/** Remembers answers for a while, at most so many: the oldest make room, so that memory stays flat. */
export class ShortMemory<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly until: number }>();

  constructor(
    private readonly ms: number,
    private readonly max: number,
  ) {}

  of(key: string, make: () => Value, now = Date.now()): Value {
    const known = this.entries.get(key);
    if (known && known.until > now) return known.value;
    const value = make();
    this.entries.delete(key);
    this.entries.set(key, { value, until: now + this.ms });
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.max) break;
      this.entries.delete(oldest);
    }
    return value;
  }
}
