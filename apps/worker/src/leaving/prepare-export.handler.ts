import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { PreparingService } from '#exports';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class PrepareExportHandler {
  constructor(private readonly preparing: PreparingService) {}

  @Handles('export.prepare')
  prepare({ exportId }: PayloadOf<'export.prepare'>, claim: Claim): Promise<JobOutcome> {
    return this.preparing.prepare(claim, exportId);
  }
}
