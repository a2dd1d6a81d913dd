import createCache from '@emotion/cache';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { createWords } from '#kit';
import { App } from './App';
import { styleKey, type Boot } from './boot';
import { FictionalLabel } from '#member/ui/FictionalLabel';

const words = createWords({ locale: 'en', defaultNamespace: 'common', load: () => Promise.resolve({}), known: { common: {} } });

function labelWith(settings: { fictional_icon: string; fictional_singular: string }): string {
  const boot = { settings, locale: 'en', user: null, prefs: {}, dismissed: [] } as unknown as Boot;
  return renderToStaticMarkup(
    <App boot={boot} cache={createCache({ key: styleKey })} words={words}>
      <FictionalLabel />
    </App>,
  );
}

describe('the label of a fictional profile', () => {
  it("has the icon that the site's settings name, and the owner's word [#81]", () => {
    expect(labelWith({ fictional_icon: 'bot', fictional_singular: 'AI profile' })).toMatch(/<svg[^>]*lucide-bot[^]*AI profile/);
    expect(labelWith({ fictional_icon: 'drama', fictional_singular: 'Example' })).toMatch(/<svg[^>]*lucide-drama[^]*Example/);
  });

  it('has the usual icon when the settings name one that there is not', () => {
    expect(labelWith({ fictional_icon: 'constructor', fictional_singular: 'Example' })).toMatch(/lucide-drama/);
  });
});
