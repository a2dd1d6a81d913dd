export { ReviewsModule } from './reviews.module.js';
export { ReviewEffects } from './review-effects.service.js';
export type { ReviewState } from './review.entity.js';
export { type Review, type ReviewRow, ReviewsRepository } from './reviews.repository.js';
