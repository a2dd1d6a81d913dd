/** So many at a time. */
export async function* batches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The next one is made while its taker works on the last one. */
export async function* oneAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next();
  try {
    for (;;) {
      const made = await next;
      if (made.done) return;
      next = items.next();
      next.catch(() => undefined); // told when its turn comes
      yield made.value;
    }
  } finally {
    await next.catch(() => undefined);
    await items.return(undefined);
  }
}
