import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReviewEffects } from './review-effects.service.js';
import { ReviewEntity } from './review.entity.js';
import { ReviewsRepository } from './reviews.repository.js';

/** New photos and texts that wait for a moderator, and what comes of them. */
@Module({
  imports: [TypeOrmModule.forFeature([ReviewEntity])],
  providers: [ReviewEffects, ReviewsRepository],
  exports: [ReviewEffects, ReviewsRepository],
})
export class ReviewsModule {}
