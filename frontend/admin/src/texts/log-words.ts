/** Of the log: what was done about texts and words of sites, and what it was done to. */
export const textActs = {
  'site_words.opened': 'Opened words of a site',
  'site_words.changed': 'Changed words of a site',
  'text.opened': 'Opened a text',
  'text.saved': 'Saved a draft of a text',
  'text.discarded': 'Threw a draft of a text away',
  'text.published': 'Published a text',
  'text.restored': 'Went back to a former text',
  'text.withdrawn': 'Withdrew a planned text',
  'terms.published': 'Published terms in every language',
  'terms.withdrawn': 'Withdrew planned terms',
} as const;

export const textSubjects = { info_text: 'Text of a page', terms: 'Terms', site_words: 'Words of a site' } as const;
