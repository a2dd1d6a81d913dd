import type { AboutTexts } from './own-profile.repository.js';

/**
 * What others read and what waits, once a member has written another text. Nothing to read needs no look, and neither does what others read
 * already.
 */
export function nextTexts({ shown }: AboutTexts, about: string, isCheckedFirst: boolean): AboutTexts & { readonly isNew: boolean } {
  if (about === '' || about === shown) return { shown: about, waiting: null, isNew: false };
  return isCheckedFirst ? { shown, waiting: about, isNew: true } : { shown: about, waiting: null, isNew: true };
}
