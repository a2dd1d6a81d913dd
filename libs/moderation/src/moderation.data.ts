import type { MemberId } from '#contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberData } from '#member-data';
import { AppealsRepository, DecisionsRepository } from './decisions/index.js';
import { ComplaintsRepository } from './complaints/index.js';
import { EvidenceService } from './evidence/index.js';
import { moderationTables } from './moderation-tables.js';
import { RejectedLooksRepository } from './signals/index.js';
import { VerificationDrops } from './verifications/index.js';

/** Who reported somebody sees the own reports; who was reported hears of it by the decision, never from here. */
@Injectable()
export class ModerationData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly decisions: DecisionsRepository,
    private readonly appeals: AppealsRepository,
    private readonly complaints: ComplaintsRepository,
    private readonly evidence: EvidenceService,
    private readonly verifications: VerificationDrops,
    private readonly looks: RejectedLooksRepository,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'moderation',
      tables: {
        ...moderationTables,
        'moderation.rejected_look': {
          ...moderationTables['moderation.rejected_look'],
          erase: (tx, memberId) => this.looks.forgetMember(tx, memberId),
        },
        'moderation.report': {
          ...moderationTables['moderation.report'],
          // What the member wrote to the moderators, while it is kept.
          opened: {
            text: {
              sql: `(select jsonb_build_object('id', t.id, 'sealed', encode(e.sealed, 'base64')) from moderation.evidence e where e.report_id = t.id)`,
              open: (value) => this.evidence.wordsOf(value),
            },
          },
        },
        'moderation.complaint': {
          ...moderationTables['moderation.complaint'],
          erase: (tx, memberId) => this.complaints.forgetMember(tx, memberId),
        },
        'moderation.decision': {
          ...moderationTables['moderation.decision'],
          erase: (tx, memberId) => this.decisions.forgetRemoved(tx, memberId),
        },
        'moderation.appeal': {
          ...moderationTables['moderation.appeal'],
          erase: (tx, memberId) => this.appeals.forgetOf(tx, memberId as MemberId),
        },
      },
      impersonal: {
        'moderation.signal_rule': 'numbers of the rules by which something is noticed, without anybody in them',
        'moderation.scam_word': 'phrases of scams that staff added, without anybody in them',
      },
      eraseOutside: (tx, memberId) => this.verifications.eraseSelfies(tx, memberId),
    });
  }
}
