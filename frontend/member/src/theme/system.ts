import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css';
import { breakpoints, conditions, semanticTokens, tokens } from './tokens';

export const textStyles = {
  body: { value: { fontSize: 'md', lineHeight: 'body' } },
  small: { value: { fontSize: 'sm', lineHeight: 'body' } },
  lead: { value: { fontSize: 'lg', lineHeight: 'body' } },
  h1: { value: { fontSize: { base: '2xl', md: '3xl' }, fontWeight: 'bold', lineHeight: 'tight' } },
  h2: { value: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' } },
  h3: { value: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' } },
  hero: { value: { fontSize: 'hero', fontWeight: 'bold', lineHeight: '1.16' } },
};

/** Our own system on Chakra's base: its default theme would bring a hundred kilobytes of tokens and recipes that nobody sees. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'm',
    preflight: true,
    conditions,
    globalCss,
    theme: { breakpoints, tokens, semanticTokens, textStyles },
  }),
);
