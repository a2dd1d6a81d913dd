export { ReviewQueueModule } from './review-queue.module.js';
export { type DecidedReview, ReviewsService } from './reviews.service.js';
