import { HttpStatus, Injectable } from '@nestjs/common';
import { paymentMethods } from '#contracts';
import { PricesService } from '#payments';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

/** Whether a bundle is sold to this member. One that is not sold any more has a page all the same, which leads to the others. */
@Injectable()
export class BundleSource implements PageDataSource<'bundle'> {
  constructor(private readonly prices: PricesService) {}

  async find({ user, params: { id, method } }: PageContext): Promise<PageAnswer<'bundle'>> {
    if (!user || (method !== undefined && !paymentMethods.some((known) => known === method))) return null;
    const { bundles } = await this.prices.of(user.id, {});
    return bundles.some((bundle) => bundle.id === id) ? { data: true } : { data: true, status: HttpStatus.NOT_FOUND };
  }
}
