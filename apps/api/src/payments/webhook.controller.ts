import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { AppError, paymentWebhookBody } from '#contracts';
import { ProviderCalls } from '#payments';
import { Public } from '../auth/public.decorator.js';

/** Where the payment provider calls. It sends an id and proves nothing, so it is believed nothing: the call is noted, and the payment looked up. */
@Public()
@Controller('api/webhooks/payments')
export class PaymentWebhookController {
  constructor(private readonly calls: ProviderCalls) {}

  /** The same answer for every id that could be one: a stranger learns nothing. */
  @Post()
  @HttpCode(HttpStatus.OK)
  async take(@Body() body: unknown): Promise<void> {
    const call = paymentWebhookBody.safeParse(body);
    if (!call.success) throw new AppError('malformed_call');
    await this.calls.receive(call.data.id);
  }
}
