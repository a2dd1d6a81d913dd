import { describe, expect, it } from '@jest/globals';
import { foundTags, type FoundPage } from './found';

const page: FoundPage = {
  path: '/pages/faq',
  locale: 'nl',
  settings: {
    name: 'Lente & co',
    index_title: 'Lente, voor 50-plussers',
    description: 'Rustig.',
    support_phone: '0301234567',
    support_email: 'hallo@lente.nl',
  },
  company: { name: 'Lente B.V.', address: 'Laan 12, 3512 AB', city: 'Utrecht', country: 'NL' },
  head: { title: 'Vragen – Lente', description: 'Wat men vraagt.', questions: [{ title: 'Is het gratis?', text: 'Ja, </script>.' }] },
  addresses: {
    origin: 'https://lente.nl',
    languages: [
      ['de', 'https://lente.de'],
      ['nl', 'https://lente.nl'],
    ],
    everybody: 'https://www.lente.example',
  },
  isIndexed: true,
  nonce: 'n0',
};
const factsIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json" nonce="n0">(.*)<\/script>/.exec(html)?.[1] ?? '{}');

describe('a page that may be found', () => {
  it('has one address, and one for each language', () => {
    const html = foundTags(page);
    expect(html).toContain('<link rel="canonical" href="https://lente.nl/pages/faq">');
    expect(html).toContain('<link rel="alternate" hreflang="de" href="https://lente.de/pages/faq">');
    expect(html).toContain('<link rel="alternate" hreflang="nl" href="https://lente.nl/pages/faq">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://www.lente.example/pages/faq">');
    expect(html).not.toContain('noindex');
  });

  it('has a card with its own words and the picture of the site', () => {
    const html = foundTags(page);
    for (const tag of [
      '<meta property="og:site_name" content="Lente &amp; co">',
      '<meta property="og:locale" content="nl_NL">',
      '<meta property="og:url" content="https://lente.nl/pages/faq">',
      '<meta property="og:title" content="Vragen – Lente">',
      '<meta property="og:description" content="Wat men vraagt.">',
      '<meta property="og:image" content="https://lente.nl/share.png">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(html).toContain(tag);
  });

  it('says who we are and what it answers, as facts without a rating', () => {
    const html = foundTags(page);
    expect(factsIn(html)).toMatchObject({
      '@graph': [
        {
          '@type': 'Organization',
          name: 'Lente B.V.',
          url: 'https://lente.nl/',
          address: { streetAddress: 'Laan 12', postalCode: '3512 AB' },
        },
        { '@type': 'WebSite', name: 'Lente & co', inLanguage: 'nl-NL' },
        { '@type': 'FAQPage', mainEntity: [{ name: 'Is het gratis?', acceptedAnswer: { text: 'Ja, </script>.' } }] },
      ],
    });
    expect(html).not.toMatch(/rating|review/i);
  });
});

describe('a page that is not for everybody', () => {
  const html = foundTags({ ...page, path: '/members/1', head: { title: 'Anna, 61', description: 'Anna' }, isIndexed: false });

  it('asks not to be listed, and has no address to share', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    for (const sign of ['canonical', 'hreflang', 'ld+json']) expect(html).not.toContain(sign);
  });

  it('has the card of the site, without the name of a member', () => {
    expect(html).not.toContain('Anna');
    expect(html).toContain('<meta property="og:title" content="Lente, voor 50-plussers">');
    expect(html).toContain('<meta property="og:url" content="https://lente.nl/">');
  });
});
