import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { AppError } from '#contracts';
import { OrderReader } from '#payments';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

const orderId = z.uuid();

/** Whether an order is one of this member's. */
@Injectable()
export class OrderSource implements PageDataSource<'order'> {
  constructor(private readonly orders: OrderReader) {}

  async find({ user, params }: PageContext): Promise<PageAnswer<'order'>> {
    const id = orderId.safeParse(params['id']);
    if (!id.success || !user) return null;
    try {
      await this.orders.one(user.id, id.data);
      return { data: true };
    } catch (error) {
      if (error instanceof AppError && error.code === 'order_not_found') return null;
      throw error;
    }
  }
}
