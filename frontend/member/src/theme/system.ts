import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { css, type CSSObject } from '@emotion/react';
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
const made = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'm',
    preflight: true,
    conditions,
    globalCss,
    theme: { breakpoints, tokens, semanticTokens, textStyles },
  }),
);

const recipes = new WeakMap<object, unknown>();

/** Each element asks for its recipe whenever it is drawn. Chakra would make it anew, and with it forget what it worked out the last time. */
function recipeOnce(config: object) {
  if (!recipes.has(config)) recipes.set(config, made.cva(config));
  return recipes.get(config);
}

/**
 * The styles of the whole page: reset, base and tokens. By this name the browser finds them in the HTML; its build has nothing else of them
 * (`drawn-styles.ts`).
 */
const pageStyles = { ...css(made._global as CSSObject[]), name: 'page' };

export const system: SystemContext = {
  ...made,
  cva: recipeOnce as SystemContext['cva'],
  _global: pageStyles as unknown as SystemContext['_global'],
};
