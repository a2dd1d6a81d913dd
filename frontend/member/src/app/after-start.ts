import { keepFocus } from '#kit';
import { forgetLastPush } from '#member/shared/model/last-push';
import { startAppWorker } from './app-worker';
import type { Boot } from './boot';
import { followTheme } from './follow-theme';
import { watchTypedText } from './typed-text';

/** What no first paint waits for. `script` is the address of the one that this page runs. */
export function afterStart(script: string, { locale, prefs, user }: Boot): void {
  if (!user) forgetLastPush();
  keepFocus();
  watchTypedText();
  followTheme();
  startAppWorker({ entry: new URL(script).pathname, locale, prefs });
}
