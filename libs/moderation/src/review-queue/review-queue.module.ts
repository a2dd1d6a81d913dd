import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/index.js';
import { DecisionsModule } from '../decisions/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { SignalsModule } from '../signals/index.js';
import { ReviewLifecycle } from './review-lifecycle.service.js';
import { ReviewsService } from './reviews.service.js';

/** How moderators work through new photos and texts. */
@Module({
  imports: [CasesModule, DecisionsModule, ReviewsModule, SignalsModule],
  providers: [ReviewLifecycle, ReviewsService],
  exports: [ReviewLifecycle, ReviewsService],
})
export class ReviewQueueModule {}
