import createCache from '@emotion/cache';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { createWords } from '#kit';
import { App } from './App';
import { styleKey, type Boot } from './boot';
import { PremiumClaim } from './PremiumClaim';

const words = createWords({ locale: 'en', defaultNamespace: 'common', load: () => Promise.resolve({}), known: { common: {} } });

function claimWith(premium_claim: string): string {
  const boot = { settings: { premium_claim }, locale: 'en', user: null, prefs: {}, dismissed: [] } as unknown as Boot;
  return renderToStaticMarkup(
    <App boot={boot} cache={createCache({ key: styleKey })} words={words}>
      <PremiumClaim />
    </App>,
  );
}

describe('what the owner says of premium', () => {
  it('stands in the words of the owner, and nothing stands where there are none [#163]', () => {
    expect(claimWith('46 % more chance of a match')).toContain('46 % more chance of a match');
    expect(claimWith('')).not.toContain('<p');
  });
});
