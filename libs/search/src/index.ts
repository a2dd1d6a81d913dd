export { SearchModule } from './search.module.js';
export { SearchService, findMembersSql } from './search.service.js';
