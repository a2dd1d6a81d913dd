import { gifRef, type GifView } from '#contracts';

/** What the message table keeps of a moving picture: provider and id, and what it shows, for the export and for who hears it. */
export const bodyOfGif = ({ provider, id, title }: GifView): string => `${provider}/${id} ${title}`;

/** Undefined for the empty body of somebody who was erased. */
export function gifOfBody(body: string): GifView | undefined {
  const [, provider, id, title = ''] = /^(\w+)\/([\w-]+)(?: (.*))?$/su.exec(body) ?? [];
  const ref = gifRef.safeParse({ provider, id });
  return ref.success ? { ...ref.data, title } : undefined;
}
