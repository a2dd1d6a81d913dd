import { Injectable } from '@nestjs/common';
import { ViewsService } from '#likes';
import { done, Handles, unfinished, type JobOutcome } from '#queues';

const AT_ONCE = 100_000;

@Injectable()
export class ForgetViewsHandler {
  constructor(private readonly views: ViewsService) {}

  @Handles('likes.forget-views')
  async forgetViews(): Promise<JobOutcome> {
    return (await this.views.forgetOld(AT_ONCE)) < AT_ONCE ? done : unfinished();
  }
}
