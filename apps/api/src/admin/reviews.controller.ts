import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ReviewsOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import { adminApiPath, reviewId, type InputOf, type ResultOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { replyWithPhoto } from './photo-reply.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminReviewsController {
  constructor(private readonly reviews: ReviewsOfficeService) {}

  @Command('take_reviews')
  take(staff: CurrentStaff, input: InputOf<'take_reviews'>): Promise<ResultOf<'take_reviews'>> {
    return this.reviews.take(staff, input);
  }

  @Command('approve_review')
  approve(staff: CurrentStaff, id: string, input: InputOf<'approve_review'>): Promise<DoneAnswer> {
    return this.reviews.approve(staff, id, input);
  }

  @Command('reject_review')
  reject(staff: CurrentStaff, id: string, input: InputOf<'reject_review'>): Promise<DoneAnswer> {
    return this.reviews.reject(staff, id, input);
  }

  @Command('escalate_review')
  escalate(staff: CurrentStaff, id: string, input: InputOf<'escalate_review'>): Promise<DoneAnswer> {
    return this.reviews.escalate(staff, id, input);
  }

  @Command('skip_review')
  skip(staff: CurrentStaff, id: string, input: InputOf<'skip_review'>): Promise<DoneAnswer> {
    return this.reviews.skip(staff, id, input);
  }

  @Command('undo_review')
  undo(staff: CurrentStaff, id: string, input: InputOf<'undo_review'>): Promise<DoneAnswer> {
    return this.reviews.undo(staff, id, input);
  }

  /** For whoever works on it. */
  @Get(`${adminApiPath}/reviews/:id/photo`)
  @StaffOnly('reviews')
  async openPhoto(@Staff() staff: CurrentStaff, @Param('id', { schema: reviewId }) id: string, @Res() reply: FastifyReply): Promise<void> {
    await replyWithPhoto(reply, await this.reviews.openPhoto(staff, id));
  }
}
