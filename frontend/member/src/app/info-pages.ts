/** The pages under /pages that every site has; their texts stand in the words of `pages`. */
export const infoPages = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service', 'safety', 'accessibility'] as const;
export type InfoPage = (typeof infoPages)[number];
