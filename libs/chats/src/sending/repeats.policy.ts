import type { MessageKind } from '#contracts';
import { kindOf, toGif, type MessageDetails } from '../messages/index.js';

export interface Sent {
  readonly body: string;
  readonly details: MessageDetails | null;
}

/**
 * What makes a message the same when it comes again under its client id. A moving picture is itself in every language; a photo has another key at
 * each try, and its pixels are not kept as they came: its words are compared.
 */
function essenceOf(kind: MessageKind, { body, details }: Sent): string | undefined {
  if (kind !== 'gif') return body;
  const gif = toGif(body, details);
  return gif && `${gif.provider}/${gif.id}`;
}

/** Whether what comes under a client id is what was sent under it, as it stands in its row. */
export const isRepeatOf = (row: Sent & { readonly kind: number }, kind: MessageKind, again: Sent): boolean =>
  kindOf(row.kind) === kind && essenceOf(kind, row) === essenceOf(kind, again);
