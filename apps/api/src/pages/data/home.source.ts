import { Injectable } from '@nestjs/common';
import { advertisementFor } from '#site';
import { advertisingOf } from '../cookies.js';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** The home page of visitors: the one place where an advertisement may stand. */
@Injectable()
export class HomeSource implements PageDataSource<'home'> {
  find({ site, locale, visitor }: PageContext): PageAnswer<'home'> {
    return { data: { advertisement: advertisementFor(site, locale, advertisingOf(visitor.cookies)) } };
  }
}
