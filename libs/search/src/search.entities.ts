import { FrequentWordEntity } from './frequent-word.entity.js';
import { ListingEntity } from './listing.entity.js';
import { ListingTermsEntity } from './listing-terms.entity.js';
import { MatchAnswersEntity } from './match-answers.entity.js';
import { SavedSearchEntity } from './saved-search.entity.js';

export const searchEntities = [FrequentWordEntity, ListingEntity, ListingTermsEntity, MatchAnswersEntity, SavedSearchEntity];
