import type { Component } from './components.js';

/** They ask for a notice at most; MPL and LGPL ask that their own files stay open, which nothing here changes. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  'Python-2.0',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

/** Packages whose licence a machine cannot read, and where it stands. */
const readByHand: Readonly<Record<string, string>> = {
  '@dicebear/avataaars': 'free for personal and commercial use: apps/LICENSES.md',
  'css-mediaquery': 'BSD-3-Clause: its LICENSE file',
  'png-js': 'MIT: its LICENSE file',
  'xmlhttprequest-ssl': 'MIT: its LICENSE file',
  xtend: 'MIT: its LICENSE file',
};

/** Why a package may not be shipped, or undefined. */
export function licenceFault({ name, licence }: Pick<Component, 'name' | 'licence'>): string | undefined {
  if (name in readByHand) return undefined;
  if (licence === undefined) return 'names no licence';
  return isAllowed(licence) ? undefined : `is under ${licence}`;
}

/** One of several is enough, all of several are needed. */
function isAllowed(expression: string): boolean {
  const words = expression.replaceAll(/[()]/g, ' ');
  return words.split(/\s+or\s+/i).some((choice) => choice.split(/\s+and\s+/i).every((licence) => allowed.has(licence.trim())));
}
