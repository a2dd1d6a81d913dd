import type { SocketEventName, SocketPayload } from '#contracts';

// The socket has one owner (it publishes) and many readers (features that patch what they show). A hint may be lost: HTTP is the truth.
type Reader = (payload: never) => void;
const readers = new Map<SocketEventName, Set<Reader>>();
const connectReaders = new Set<() => void>();

/** Hands a hint that came over the socket to whoever reads it. */
export function publishHint<Name extends SocketEventName>(name: Name, payload: SocketPayload<Name>): void {
  for (const reader of readers.get(name) ?? []) (reader as (payload: SocketPayload<Name>) => void)(payload);
}

export function onHint<Name extends SocketEventName>(name: Name, reader: (payload: SocketPayload<Name>) => void): () => void {
  const known = readers.get(name) ?? new Set<Reader>();
  readers.set(name, known.add(reader as Reader));
  return () => void known.delete(reader as Reader);
}

/** The socket is connected, at first or again: what was missed meanwhile must be fetched. */
export function publishConnected(): void {
  for (const reader of connectReaders) reader();
}

export function onConnected(reader: () => void): () => void {
  connectReaders.add(reader);
  return () => void connectReaders.delete(reader);
}
