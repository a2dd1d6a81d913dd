import type { Namespace } from '#member/words/load';

interface TabFacts {
  readonly path: string;
  /** The namespaces that its panel needs besides `settings`. */
  readonly words: readonly Namespace[];
}

/**
 * The parts of the settings in their order; each has an address of its own. A tab stands here from the day on which its panel exists: with a screen
 * `routes/settings-<tab>.tsx`, an icon in `layouts/SettingsLayout.tsx` and its name in the words (`settings`, `tabs.<tab>`).
 */
export const settingsTabs = {
  account: { path: '/settings', words: [] },
  email: { path: '/settings/email', words: [] },
  password: { path: '/settings/password', words: [] },
  sessions: { path: '/settings/sessions', words: [] },
  privacy: { path: '/settings/privacy', words: ['own', 'likes'] },
  notifications: { path: '/notifications', words: ['notifications', 'banners', 'push'] },
  messages: { path: '/settings/messages', words: ['chat'] },
  blocked: { path: '/settings/blocked', words: ['blocking'] },
  decisions: { path: '/settings/decisions', words: ['appeals'] },
  spending: { path: '/settings/spending', words: ['payments'] },
  display: { path: '/settings/display', words: [] },
  'my-data': { path: '/settings/my-data', words: ['leaving'] },
  delete: { path: '/settings/delete', words: ['leaving'] },
} as const satisfies Record<string, TabFacts>;

export type SettingsTab = keyof typeof settingsTabs;
export const settingsTabNames = Object.keys(settingsTabs) as SettingsTab[];
