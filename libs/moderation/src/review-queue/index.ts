export { ReviewQueueModule } from './review-queue.module.js';
export { ReviewLifecycle } from './review-lifecycle.service.js';
export { ReviewsService, type DecidedReview } from './reviews.service.js';
