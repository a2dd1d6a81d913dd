const againMs = 1_000;

/** A hand that presses twice means one press. Answers whether this press on this person counts. */
export function createPresses(now: () => number = Date.now) {
  const last = new Map<string, number>();
  return (id: string): boolean => {
    const before = last.get(id);
    last.set(id, now());
    return before === undefined || now() - before > againMs;
  };
}
