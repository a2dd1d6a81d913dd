export type Timed<Told> = { readonly answer: Told; readonly ms: number };

/** Asks at once; what is told, and after how many ms. */
export async function timed<Told>(ask: () => PromiseLike<Told>): Promise<Timed<Told>> {
  const startedAt = performance.now();
  const answer = await ask();
  return { answer, ms: performance.now() - startedAt };
}
