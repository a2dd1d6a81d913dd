import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  AppealsService,
  ChildMaterialDestruction,
  ComplaintsService,
  DecisionsService,
  judgedAtOnce,
  LikenessService,
  MemberSignals,
  ReportsService,
  ReviewLifecycle,
  SelfieEndings,
  SignalsService,
  TrustService,
} from '#moderation';
import { done, Handles, skipped, unfinished, type JobOutcome, type PayloadOf } from '#queues';

/** Whatever keeps something of people for a time; each answers how much of it has ended, if it counts. */
const keepers: readonly Type<{ forgetOld(): Promise<number | void> }>[] = [
  ReportsService,
  SignalsService,
  MemberSignals,
  ComplaintsService,
  DecisionsService,
  AppealsService,
  ReviewLifecycle,
  SelfieEndings,
  LikenessService,
];

@Injectable()
export class ForgetOldHandler {
  constructor(
    private readonly modules: ModuleRef,
    private readonly childMaterial: ChildMaterialDestruction,
    private readonly trust: TrustService,
  ) {}

  /** Ends evidence, complaints, notes and limits when their time is over. Its progress is the last member whose limit was looked at. */
  @Handles('moderation.forget-old')
  async forget({ progress }: PayloadOf<'moderation.forget-old'>): Promise<JobOutcome> {
    let ended = 0;
    for (const keeper of keepers) ended += (await this.modules.get(keeper, { strict: false }).forgetOld()) ?? 0;
    ended += await this.childMaterial.destroyDue();
    const judged = await this.trust.judgeCapped(progress ?? undefined);
    if (judged.length >= judgedAtOnce) return unfinished(judged.at(-1));
    return ended + judged.length > 0 ? done : skipped('nothing is old enough');
  }
}
