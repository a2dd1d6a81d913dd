import type { MessageKind } from '#contracts';
import { gifOfBody } from './gifs/gif-body.js';
import { photoOfBody } from './photos/photo-body.js';
import { kindOf } from './prices.policy.js';

/**
 * What makes a message the same when it comes again under its client id. A moving picture is itself in every language; a photo has another key at
 * each try, and its pixels are not kept as they came: its words are compared.
 */
function essenceOf(kind: MessageKind, body: string): string | undefined {
  if (kind === 'gif') {
    const gif = gifOfBody(body);
    return gif && `${gif.provider}/${gif.id}`;
  }
  return kind === 'photo' ? photoOfBody(body)?.alt : body;
}

/** Whether what comes under a client id is what was sent under it, as it stands in its row. */
export const isRepeatOf = (row: { readonly kind: number; readonly body: string }, kind: MessageKind, body: string): boolean =>
  kindOf(row.kind) === kind && essenceOf(kind, row.body) === essenceOf(kind, body);
