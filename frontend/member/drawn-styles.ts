import type { Plugin } from 'vite';

/** What of Chakra's system makes the styles of the whole page: reset, base and tokens. */
const parts: readonly (readonly [code: string, instead: string])[] = [
  ['[getPreflightCss(), getGlobalCss(), getTokenCss()]', "{ name: '', styles: '' }"],
  ['getTokenCss,\n', ''],
  ['getGlobalCss,\n', ''],
  ['getPreflightCss,\n', ''],
];

export function withoutPageStyles(code: string): string {
  return parts.reduce((rest, [part, instead]) => {
    if (!rest.includes(part)) throw new Error(`Chakra's system looks different now: it has no ${part.trim()}`);
    return rest.replace(part, instead);
  }, code);
}

/**
 * The styles of the whole page stand in the HTML that the server draws, finished. Making them again was most of what the start of the app had to do
 * before it could draw anything, and nothing came of it: the page had them.
 */
export const drawnStyles: Plugin = {
  name: 'drawn-styles',
  apply: 'build',
  transform: (code, id) => {
    if (id.endsWith('/@chakra-ui/react/dist/esm/styled-system/system.js')) return withoutPageStyles(code);
    // Nothing else reads what they are made of.
    if (id.endsWith('/member/src/theme/global-css.ts')) return 'export const globalCss = {};';
    return null;
  },
};
