export { ReviewQueueModule } from './review-queue.module.js';
export { ReviewsService, type DecidedReview } from './reviews.service.js';
