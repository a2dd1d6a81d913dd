import { Injectable } from '@nestjs/common';
import { landerWay } from './lander-way.js';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** All that a lander says stands in its path. */
@Injectable()
export class LanderSource implements PageDataSource<'lander'> {
  find(context: PageContext): PageAnswer<'lander'> {
    const way = landerWay(context);
    if (way === 'nowhere') return null;
    return way === 'here' ? { data: true } : way;
  }
}
