import { defineGlobalStyles } from '@chakra-ui/react';
import { barStays, low } from './windows';

const chosen = ':is([aria-current], [aria-pressed=true], [data-pressed])';

/** Wished by the device, or by the member. */
const still = { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important', scrollBehavior: 'auto !important' };

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    fontSize: '100%',
    lineHeight: 'body',
    color: 'ink',
    bg: 'canvas',
    textSizeAdjust: '100%',
    // Where words may be divided, only long ones are: Firefox brings the rules for that on every machine, and uses them in titles too.
    hyphenateLimitChars: '10 4 4',
    // Nothing that gets the focus may hide under the bars.
    scrollPaddingTop: '1rem',
    scrollPaddingBottom: '7rem',
    [barStays]: { scrollPaddingTop: '8rem' },
    [low]: { scrollPaddingBottom: '4.5rem' },
    '&[data-theme=light], &[data-theme=contrast]': { colorScheme: 'light' },
    '&[data-theme=dark]': { colorScheme: 'dark' },
    '&[data-text="125"]': { fontSize: '125%' },
    '&[data-text="150"]': { fontSize: '150%' },
    '&:has(dialog[open], [data-closes=skip-site-entry]:not([hidden]))': { overflow: 'hidden', bg: 'veiled' },
    // Where the page has a bar for scrolling, its room stays, so that nothing moves; a screen that fills the window has none.
    '&:has(dialog[open], [data-closes=skip-site-entry]:not([hidden])):not(:has([data-fills-window]))': { scrollbarGutter: 'stable' },
  },
  body: { fontFamily: 'body', fontSize: 'md', bg: 'canvas', fontVariantNumeric: 'lining-nums', '--global-color-border': '{colors.line}' },
  'h1, h2, h3, h4': { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'tight', textWrap: 'balance' },
  a: { color: 'inherit' },
  '::placeholder': { color: 'ink.soft', opacity: 1 },
  '::selection': { bg: 'primary', color: 'onPrimary' },
  'summary::-webkit-details-marker': { display: 'none' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
  // Where tints are taken away, a chosen thing gets a frame.
  [`:root[data-theme=contrast] ${chosen}`]: { boxShadow: 'inset 0 0 0 3px currentColor' },
  [chosen]: {
    '@media (prefers-contrast: more)': { boxShadow: 'inset 0 0 0 3px currentColor' },
    _highContrast: { outline: '3px solid', outlineOffset: '-3px' },
  },
  // Titles and the content get the focus for screen readers only; nothing can be done with them.
  'h1[tabindex="-1"]:focus-visible, main:focus-visible': { outline: 'none' },
  ':focus:not(:focus-visible)': { outline: 'none' },
  '*, *::before, *::after': { _motionReduce: still },
  ':root[data-motion=less] :is(*, *::before, *::after)': still,
});
