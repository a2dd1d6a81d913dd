import { settingNames, type SettingValues } from '#contracts-admin';

type Changes = Partial<SettingValues>;

/** What of the wishes is otherwise than it is now, and what held before. */
export function differences(now: SettingValues, wished: Changes): { readonly before: Changes; readonly after: Changes } {
  const names = settingNames.filter((name) => name in wished && !isSame(now[name], wished[name]));
  const only = (values: Changes): Changes => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: only(now), after: only(wished) };
}

/** What held before a change, of those values that are still as it made them. */
export function unchangedSince(now: SettingValues, { before, after }: { readonly before: Changes; readonly after: Changes }): Changes {
  const names = settingNames.filter((name) => name in before && isSame(now[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/** Values are numbers, words, or lists of them. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
