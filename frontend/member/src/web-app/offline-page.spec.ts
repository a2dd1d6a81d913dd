import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { colours } from '#member/theme/colours';
import { nicheAccents } from '#member/theme/niches';
import { offlinePage, type OfflinePageParts } from './offline-page';

const words = { title: 'Geen verbinding', text: 'Lente50 & co', check: 'Kijk', still: 'Nog "steeds"', again: 'Opnieuw', busy: 'Wacht' };
const page = (change: Partial<OfflinePageParts> = {}) =>
  offlinePage({
    site: 'Lente<50>',
    niche: 1,
    locale: 'nl',
    prefs: { text: '150', colours: 'dark', motion: 'device' },
    words,
    nonce: 'n0',
    fontCss: '',
    ...change,
  });

describe('the offline page', () => {
  it('is in the language, the letters and the colours of its reader [#E26]', () => {
    expect(page()).toContain('<html lang="nl" data-text="150" data-theme="dark">');
    expect(page()).toContain(`:root[data-theme=dark]{color-scheme:dark;--canvas:${colours.canvas.dark}`);
    expect(page({ prefs: { text: '100', colours: 'device', motion: 'device' } })).toContain('<html lang="nl" data-text="100">');
  });

  it('wears the colours of its site', () => {
    expect(page({ niche: 5 })).toContain(nicheAccents[5]?.dark.primary);
    expect(page({ niche: 1 })).not.toContain(nicheAccents[5]?.dark.primary);
  });

  it('needs no other file', () => {
    expect(page()).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=|url\(|@import/);
  });

  it('cannot be broken out of by what it carries, and gives its nonce to script and style', () => {
    expect(page()).toContain('Lente&lt;50&gt;');
    expect(page()).toContain('Lente50 &amp; co');
    expect(page()).toContain('data-still="Nog &quot;steeds&quot;"');
    const tags = page().match(/<(?:script|style)[^>]*>/g) ?? [];
    expect(tags).toEqual(['<style nonce="n0">', '<script nonce="n0">']);
  });

  it('shows the icon of the site', () => {
    const icon = readFileSync(fileURLToPath(new URL('../../public/icon.svg', import.meta.url)), 'utf8');
    for (const [shape] of icon.matchAll(/<path d="[^"]+"/g)) expect(page()).toContain(shape);
  });
});
