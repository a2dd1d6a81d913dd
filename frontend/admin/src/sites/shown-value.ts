import { settingFields, type SettingName, type SettingValues } from '#contracts-admin';
import { countryName, wordFor } from '../ui/format';
import { settingWords, siteWords } from './setting-words';

/** A value in words, as the history and a question show it. */
export function shownValue<Name extends SettingName>(name: Name, value: SettingValues[Name] | undefined): string {
  const { kind, standard } = settingFields[name];
  if (value === null || value === undefined) return siteWords.asLaw;
  if (kind === 'flag') return value ? siteWords.on : siteWords.off;
  if (kind === 'countries') return (value as readonly string[]).map(countryName).join(', ');
  if (kind === 'ordered' && String(value) === String(standard)) return siteWords.all;
  if (Array.isArray(value)) return value.length === 0 ? siteWords.empty : value.join(', ').replaceAll('_', ' ');
  const text = wordFor(settingWords[name].choices ?? {}, String(value));
  return text === '' ? siteWords.empty : text;
}
