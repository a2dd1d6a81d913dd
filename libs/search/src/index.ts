export { SearchModule } from './search.module.js';
export { SwipeDeckService } from './swipe-deck.service.js';
export { SearchService } from './search.service.js';
export { fillListings, Listings, FrequentWordsService, learnFrequentWords } from './listings/index.js';
export { Impressions } from './impressions/index.js';
export { SavedSearchesService } from './saved-searches/index.js';
export { MatchFinderService } from './match-finder.service.js';
export { NewMembersService, type JoinedIn, type NewMember } from './new-members/index.js';
