import { settingNames, type SettingName, type SettingValues } from '#contracts-admin';

export type Edits = Partial<SettingValues>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was chosen, as far as it is otherwise than what is in force. */
export const changesIn = (now: SettingValues, chosen: Edits): SettingName[] =>
  settingNames.filter((name) => name in chosen && !isSame(now[name], chosen[name]));

/** Settings that somebody else set since this page was opened, and for which something else was chosen here. */
export const metIn = (seen: SettingValues, now: SettingValues, chosen: Edits): SettingName[] =>
  changesIn(now, chosen).filter((name) => !isSame(seen[name], now[name]));
