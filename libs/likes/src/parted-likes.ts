import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BlockHooks } from '#visibility';
import { LikesRepository } from './likes.repository.js';
import { ViewsRepository } from './views.repository.js';

/** What a block does to the likes and views of the two: they are put aside, and forgotten some days later. */
@Injectable()
export class PartedLikes implements OnModuleInit {
  constructor(
    private readonly likes: LikesRepository,
    private readonly views: ViewsRepository,
    private readonly blockHooks: BlockHooks,
  ) {}

  onModuleInit(): void {
    this.blockHooks.join({
      // Decisions of the swipe game stay: a block must not give a like of the day back.
      part: async (tx, { lo, hi }) => {
        await this.likes.part(tx, lo, hi);
        await this.views.removeBetween(tx, lo, hi);
      },
      forget: (tx, days) => this.likes.forgetParted(tx, days),
    });
  }
}
