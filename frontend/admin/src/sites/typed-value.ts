import * as z from 'zod/mini';
import { settingFields, type SettingName, type SettingValues } from '#contracts-admin';

/** A value as it stands in a field of text. */
export function typedValue(value: SettingValues[SettingName]): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** What was typed, as a value of the setting; undefined when it is none. */
export function readTyped<Name extends SettingName>(name: Name, typed: string): SettingValues[Name] | undefined {
  const { kind, schema } = settingFields[name];
  const read = z.safeParse(schema, meant(kind, typed));
  return read.success ? (read.data as SettingValues[Name]) : undefined;
}

const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

function meant(kind: (typeof settingFields)[SettingName]['kind'], typed: string): unknown {
  const text = typed.trim();
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  switch (kind) {
    case 'number':
      return numberIn(text);
    case 'months':
      return text === '' ? null : numberIn(text);
    case 'numbers':
      return parts.map(numberIn);
    case 'countries':
      return [...new Set(parts.map((code) => code.toUpperCase()))];
    case 'text':
    case 'choice':
    case 'flag':
    case 'niche':
    case 'several':
    case 'ordered':
      return text;
  }
}
