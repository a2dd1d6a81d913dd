export { SiteWordsEntity } from './site-words.entity.js';
export { withWords, type WordsByLocale } from './site-words.policy.js';
export { SiteWordsRepository } from './site-words.repository.js';
export { SiteWordsService } from './site-words.service.js';
