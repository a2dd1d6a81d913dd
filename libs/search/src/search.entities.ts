import { FrequentWordEntity, ListingEntity, ListingTermsEntity } from './listings/index.js';
import { ImpressionCountEntity } from './impressions/index.js';
import { MatchAnswersEntity } from './match-answers.entity.js';
import { SavedSearchEntity } from './saved-searches/index.js';

export const searchEntities = [
  FrequentWordEntity,
  ImpressionCountEntity,
  ListingEntity,
  ListingTermsEntity,
  MatchAnswersEntity,
  SavedSearchEntity,
];
