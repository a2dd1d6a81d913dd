import { Injectable } from '@nestjs/common';
import { ViewsService } from '#likes';
import { done, Handles, type JobOutcome } from '#queues';

@Injectable()
export class ForgetViewsHandler {
  constructor(private readonly views: ViewsService) {}

  @Handles('likes.forget-views')
  async forgetViews(): Promise<JobOutcome> {
    await this.views.forgetOld();
    return done;
  }
}
