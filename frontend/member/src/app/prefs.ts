import type { Prefs } from '#member/shared/state/session';

const year = 365 * 24 * 60 * 60;

/** Writes the choice to its cookies and to the root element, where the theme reads it. */
export function keepPrefs(prefs: Prefs): Prefs {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, value] of Object.entries(prefs)) document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
  const root = document.documentElement;
  root.dataset.text = prefs.text;
  if (prefs.colours === 'device') delete root.dataset.theme;
  else root.dataset.theme = prefs.colours;
  if (prefs.motion === 'device') delete root.dataset.motion;
  else root.dataset.motion = prefs.motion;
  return prefs;
}
