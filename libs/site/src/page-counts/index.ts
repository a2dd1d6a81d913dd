export { PageCountEntity } from './page-count.entity.js';
export { PageCountsRepository } from './page-counts.repository.js';
export { PageCounts, type PageEvent } from './page-counts.js';
