export { SavedSearchEntity } from './saved-search.entity.js';
export { SavedSearchesRepository } from './saved-searches.repository.js';
export { SavedSearchesService } from './saved-searches.service.js';
