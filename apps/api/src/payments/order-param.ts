import { ParseUUIDPipe } from '@nestjs/common';
import { AppError } from '#contracts';

/** What is no id of an order is an order that nobody knows. */
export const orderParam = new ParseUUIDPipe({ exceptionFactory: () => new AppError('order_not_found') });
