import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { settingsTabNames, settingsTabs } from './settings-tabs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Addresses that the specification names. */
const elsewhere: Readonly<Record<string, string>> = { account: '/settings', notifications: '/notifications' };

describe('the parts of the settings', () => {
  it.each(settingsTabNames)('have a screen, a name and an address of their own: %s [#46]', (tab) => {
    const { tabs } = JSON.parse(readFileSync(here('../locales/en/settings.json'), 'utf8')) as { tabs: Record<string, string> };
    expect(existsSync(here(`./routes/settings-${tab}.tsx`))).toBe(true);
    expect(tabs[tab]).toMatch(/\S/);
    expect(settingsTabs[tab].path).toBe(elsewhere[tab] ?? `/settings/${tab}`);
  });
});
