import type { Plugin } from 'vite';
import { unbroken } from '../kit/src/unbroken.ts';

const wholeTexts = (_key: string, value: unknown): unknown => (typeof value === 'string' ? unbroken(value) : value);

/** The words of all languages as they are shown; their files have the plain hyphen that people type. */
export const unbrokenWords: Plugin = {
  name: 'unbroken-words',
  enforce: 'pre',
  transform: (code, id) => (/\/src\/locales\/[\w-]+\/[\w-]+\.json$/.test(id) ? JSON.stringify(JSON.parse(code, wholeTexts)) : null),
};
