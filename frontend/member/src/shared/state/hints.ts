import type { SocketEventName, SocketPayload } from '#contracts';

// Where the features hear what features/live receives: it alone holds the connection, and no feature imports another.

/** How long a hint that came too early may wait for the ones before it. */
export const gapPatienceMs = 500;

const hintListeners = new Map<string, Set<(payload: never) => void>>();
const catchUpListeners = new Set<() => void>();

/** Listens to one kind of hint of the socket. A hint may be lost: `onCatchUp` is the net below it. */
export function onHint<Name extends SocketEventName>(name: Name, listener: (payload: SocketPayload<Name>) => void): () => void {
  const known = hintListeners.get(name) ?? new Set();
  hintListeners.set(name, known.add(listener));
  return () => void known.delete(listener);
}

export function tellHint(name: string, payload: unknown): void {
  for (const listener of hintListeners.get(name) ?? []) listener(payload as never);
}

/** Called when hints may have been missed: after each connect, when the tab is seen again, when the network is back, and by the poll. */
export function onCatchUp(listener: () => void): () => void {
  catchUpListeners.add(listener);
  return () => void catchUpListeners.delete(listener);
}

export function catchUp(): void {
  for (const listener of catchUpListeners) listener();
}
