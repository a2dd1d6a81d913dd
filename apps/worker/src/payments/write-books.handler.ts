import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { BookFiles } from '#payments';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class WriteBooksHandler {
  constructor(private readonly files: BookFiles) {}

  @Handles('payment.write-books')
  write({ closingId }: PayloadOf<'payment.write-books'>, claim: Claim): Promise<JobOutcome> {
    return this.files.write(claim, closingId);
  }
}
