import { describe, expect, it } from '@jest/globals';
import type { Boot } from './app/boot';
import { escapeHtml, inlineJson, renderDocument } from './document';

const page = (change: Partial<Boot> = {}) =>
  renderDocument({
    boot: {
      locale: 'nl',
      prefs: { text: '125', colours: 'dark', motion: 'device' },
      complete: true,
      settings: { name: 'Lente50' },
      ...change,
    } as Boot,
    head: { title: 'A & B <i>', description: 'say "hi"' },
    found: '<meta name="robots" content="noindex">',
    styles: '',
    body: '<main>x</main>',
    nonce: 'n0',
    scripts: [],
    files: { entry: '/assets/entry.js', preload: {}, fontCss: '', fontUrl: '/f.woff2' },
  });

describe('the document', () => {
  it('cannot be broken out of by what it carries', () => {
    expect(inlineJson({ name: '</script><script>alert(1)</script>' })).not.toContain('</script');
    expect(escapeHtml('<b>"&')).toBe('&lt;b&gt;&quot;&amp;');
    expect(page()).toContain('<title>A &amp; B &lt;i&gt;</title>');
  });

  it('names the language, the size of the letters and the colours on its root', () => {
    expect(page()).toContain('<html lang="nl" data-text="125" data-theme="dark">');
    expect(page({ prefs: { text: '100', colours: 'device', motion: 'device' } })).toContain('<html lang="nl" data-text="100">');
  });

  it('runs less than 5 KB of script before the first intent', () => {
    const scripts = [...page().matchAll(/<script type="module"[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
    expect(scripts).toHaveLength(1);
    expect(scripts.join('').length).toBeLessThan(5_000);
    expect(page()).not.toMatch(/<script[^>]+src=/);
    expect(page()).not.toContain('modulepreload');
  });

  it('fetches the app at once for a member, and for a visitor with the first intent', () => {
    const atOnce = /^import\('\/assets\/entry\.js'\)/m;
    expect(page({ user: null })).not.toMatch(atOnce);
    expect(page({ user: { id: '1' } as Boot['user'], badges: { messages: 0, likes: 0 } })).toMatch(atOnce);
    expect(page({ complete: false, user: null, words: {} })).toMatch(atOnce);
  });

  it('names the manifest in the language of its reader, and the icon for the home screen [#E26]', () => {
    expect(page()).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=nl">');
    expect(page()).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  });

  it('puts the number of its title on the icon of the app, and none where nobody is signed in [#108] [#E26]', () => {
    const badges = { messages: 3, likes: 4 };
    const user = { id: '1' } as Boot['user'];
    expect(page({ user, badges })).toContain('setAppBadge?.(7)');
    expect(page({ user, badges: { messages: 0, likes: 0 } })).toContain('setAppBadge?.(0)');
    expect(page({ user: null, badges })).toContain('setAppBadge?.(0)');
  });

  it('carries what it says when the app does not start, where it shows nothing without it [#159]', () => {
    const words = { errors: { last_resort: 'It <failed>', home: 'Home' } };
    expect(page({ complete: false, words })).toContain(
      '<template id="last-resort"><main class="last-resort"><h1>It &lt;failed&gt;</h1><p><a href="/">Home</a></p></main></template>',
    );
    expect(page({ words })).not.toContain('<template');
  });

  it('gives its nonce to each script and style', () => {
    for (const [tag] of page().matchAll(/<(?:script|style)[^>]*>/g)) expect(tag).toContain('nonce="n0"');
  });
});
