export { ReviewsModule } from './reviews.module.js';
export { ReviewEffects } from './review-effects.service.js';
export type { ReviewState } from './review.entity.js';
export { ReviewsRepository, type Review, type ReviewRow } from './reviews.repository.js';
