import { FrequentWordEntity } from './frequent-word.entity.js';
import { ImpressionCountEntity } from './impression-count.entity.js';
import { ListingEntity } from './listing.entity.js';
import { ListingTermsEntity } from './listing-terms.entity.js';
import { MatchAnswersEntity } from './match-answers.entity.js';
import { SavedSearchEntity } from './saved-search.entity.js';

export const searchEntities = [
  FrequentWordEntity,
  ImpressionCountEntity,
  ListingEntity,
  ListingTermsEntity,
  MatchAnswersEntity,
  SavedSearchEntity,
];
