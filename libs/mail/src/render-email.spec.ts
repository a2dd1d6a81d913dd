import { describe, expect, it } from '@jest/globals';
import type { Email } from './email.js';
import { renderEmail } from './render-email.js';

const email: Email = {
  lang: 'nl-NL',
  subject: 'Bevestig je e-mailadres',
  preview: 'Eén klik.',
  sender: { name: 'Second Spring', url: 'https://site.example' },
  greeting: 'Hallo <b>Anna</b>,',
  paragraphs: ['Welkom!'],
  action: { label: 'Bevestig', url: 'https://site.example/abc?x=1&y=2', ifItFails: 'Werkt de knop niet?' },
  code: { intro: 'Of deze code:', digits: '012345' },
  notes: ['De link werkt 72 uur.'],
  goodbye: 'Groet',
  footer: ['Waarom je dit krijgt.', 'Second Spring B.V., Utrecht'],
  stop: { label: 'Stop', url: 'https://site.example/stop' },
};

describe('a mail', () => {
  it('says in plain text everything that it says in HTML', async () => {
    const { html, text } = await renderEmail(email);
    const seen = html.replace(/<!--.*?-->/g, '').replaceAll('&amp;', '&');
    for (const part of [
      'Welkom!',
      'Bevestig',
      'https://site.example/abc?x=1&y=2',
      '012345',
      'De link werkt 72 uur.',
      'Waarom je dit krijgt.',
      'Utrecht',
      'https://site.example/stop',
    ]) {
      expect(seen).toContain(part);
      expect(text).toContain(part);
    }
  });

  it('says below the goodbye what its reader keeps, with lines to write on in a form, and quotations in their own language', async () => {
    const enclosures: Email['enclosures'] = [
      {
        title: 'Je overeenkomst',
        parts: [
          { kind: 'text', text: 'Hiermee ben je akkoord gegaan:' },
          { kind: 'quotation', lang: 'de-DE', lines: ['Sofort beginnen.', 'Ich bezahle.'] },
          { kind: 'facts', facts: [['Verkoper', 'Second Spring B.V.']] },
          {
            kind: 'form',
            lines: [
              ['Aan', 'Keizersgracht 1'],
              ['Naam', ''],
            ],
          },
        ],
      },
    ];
    const { html, text } = await renderEmail({ ...email, enclosures });
    expect(text).toContain(
      [
        'Groet',
        'Je overeenkomst\n===============',
        'Hiermee ben je akkoord gegaan:',
        '* Sofort beginnen.\n* Ich bezahle.',
        'Verkoper: Second Spring B.V.',
        'Aan:\nKeizersgracht 1',
        `Naam:\n${'_'.repeat(40)}`,
        '--',
      ].join('\n\n'),
    );
    for (const part of ['Je overeenkomst', 'Verkoper', 'Keizersgracht 1', 'Naam']) expect(html).toContain(part);
    expect(html).toMatch(/<ul[^>]*lang="de-DE"[^>]*>.*Sofort beginnen\..*Ich bezahle\.<\/li><\/ul>/s);
    expect(html.indexOf('Groet')).toBeLessThan(html.indexOf('Je overeenkomst'));
    expect(html.slice(html.indexOf('Naam'))).toMatch(/border-bottom:1px solid/);
  });

  it('has large letters, one button and no picture, and never reads a name as HTML', async () => {
    const { html } = await renderEmail(email);
    expect(html).toContain('lang="nl-NL"');
    expect(html).toMatch(/font-size:18px/);
    expect(html).not.toMatch(/font-size:1[0-5]px/);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>Anna</b>');
    expect(html).toContain('prefers-color-scheme: dark');
  });
});
