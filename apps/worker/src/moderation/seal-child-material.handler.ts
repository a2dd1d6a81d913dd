import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { ChildMaterialFiles } from '#moderation';
import { done, Handles, skipped, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class SealChildMaterialHandler {
  constructor(private readonly files: ChildMaterialFiles) {}

  /** Copies what was found into sealed files, and removes the readable ones. */
  @Handles('moderation.seal-child-material')
  async seal({ materialId }: PayloadOf<'moderation.seal-child-material'>, claim: Claim): Promise<JobOutcome> {
    return (await this.files.seal(claim, materialId)) ? done : skipped('sealed before');
  }
}
