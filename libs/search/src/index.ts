export { SearchModule } from './search.module.js';
export { SwipeDeckService } from './swipe-deck.service.js';
export { SearchService } from './search.service.js';
export { fillListings } from './listings.repository.js';
export { FrequentWordsService, learnFrequentWords } from './frequent-words.service.js';
export { Impressions } from './impressions.js';
export { SavedSearchesService } from './saved-searches.service.js';
export { MatchFinderService } from './match-finder.service.js';
export { NewMembersService, type JoinedIn, type NewMember } from './new-members.service.js';
