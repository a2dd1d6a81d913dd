export { FrequentWordEntity } from './frequent-word.entity.js';
export { FrequentWordsService, learnFrequentWords } from './frequent-words.service.js';
export { ListingTermsEntity } from './listing-terms.entity.js';
export { ListingEntity } from './listing.entity.js';
export { fillListings } from './listings.repository.js';
export { Listings } from './listings.service.js';
