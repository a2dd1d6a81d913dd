import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { ExportMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class ExportReadyMailHandler {
  constructor(private readonly exportMails: ExportMailsService) {}

  @Handles('mail.export-ready')
  send({ exportId }: PayloadOf<'mail.export-ready'>, claim: Claim): Promise<JobOutcome> {
    return this.exportMails.sendReady(claim, exportId);
  }
}
