import { Injectable } from '@nestjs/common';
import {
  AppealsService,
  ChildMaterialFiles,
  ComplaintsService,
  DecisionsService,
  judgedAtOnce,
  LikenessService,
  MemberSignals,
  ReportsService,
  ReviewsService,
  SelfieChecks,
  SignalsService,
  TrustService,
} from '#moderation';
import { done, Handles, skipped, unfinished, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class ForgetOldHandler {
  constructor(
    private readonly reports: ReportsService,
    private readonly complaints: ComplaintsService,
    private readonly decisions: DecisionsService,
    private readonly appeals: AppealsService,
    private readonly signals: SignalsService,
    private readonly trust: TrustService,
    private readonly likeness: LikenessService,
    private readonly memberSignals: MemberSignals,
    private readonly reviews: ReviewsService,
    private readonly selfies: SelfieChecks,
    private readonly childMaterial: ChildMaterialFiles,
  ) {}

  /** Ends evidence, complaints, notes and limits when their time is over. Its progress is the last member whose limit was looked at. */
  @Handles('moderation.forget-old')
  async forget({ progress }: PayloadOf<'moderation.forget-old'>): Promise<JobOutcome> {
    const [evidence, notes] = [await this.reports.forgetOld(), (await this.signals.forgetOld()) + (await this.memberSignals.forgetOld())];
    const complaints = await this.complaints.forgetOld();
    await this.decisions.forgetOld();
    await this.appeals.forgetOld();
    const destroyed = await this.childMaterial.destroyDue();
    const looked = (await this.reviews.forgetOld()) + (await this.selfies.forgetOld()) + (await this.likeness.forgetOld());
    const judged = await this.trust.judgeCapped(progress ?? undefined);
    if (judged.length >= judgedAtOnce) return unfinished(judged.at(-1));
    return destroyed + evidence + notes + complaints + looked + judged.length > 0 ? done : skipped('nothing is old enough');
  }
}
