import { forgetLastPush } from '#member/shared/model/last-push';
import { startAppWorker } from './app-worker';
import type { Boot } from './boot';
import { followTheme } from './follow-theme';
import { watchTyping } from './kept-typing';

/** What no first paint waits for. `script` is the address of the one that this page runs. */
export function afterStart(script: string, { locale, prefs, user }: Boot): void {
  if (!user) forgetLastPush();
  watchTyping();
  followTheme();
  startAppWorker({ entry: new URL(script).pathname, locale, prefs });
}
