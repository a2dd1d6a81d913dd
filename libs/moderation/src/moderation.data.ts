import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allOf, MemberData } from '#member-data';

const evidence = 'evidence of a report that is open or can be appealed: sealed, for moderators only, gone 6 months after the decision';
const internal = 'a number of the machine';

/** Who reported somebody sees the own reports; who was reported hears of it by the decision, never from here. */
@Injectable()
export class ModerationData implements OnModuleInit {
  constructor(private readonly memberData: MemberData) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'moderation',
      tables: {
        'moderation.signal': {
          rows: `sender_id = $1`,
          area: 'activity',
          exported: [],
          leftOut: allOf(
            ['id', 'at', 'kind', 'sender_id', 'conversation_id', 'seq', 'cautions', 'people'],
            'notes of the moderators; the messages are in the export',
          ),
        },
        'moderation.report': {
          rows: `(reporter_id = $1 or subject_id = $1)`,
          exportedRows: `reporter_id = $1`,
          area: 'blocks',
          exported: ['receipt', 'at', 'about', 'reason', 'state', 'decided_at'],
          leftOut: {
            ...allOf(['id', 'reporter_id', 'idempotency_key', 'body_hash'], internal),
            ...allOf(['outcome'], 'told by the decision'),
            ...allOf(['subject_id', 'conversation_id', 'seq', 'photo_id'], 'told as the number of the report'),
          },
          order: 'at',
          keeps: 'ids only: without them an open report, or an appeal, would have nobody that it is about',
        },
        'moderation.trust_lift': {
          rows: `member_id = $1`,
          area: 'activity',
          exported: ['at'],
          leftOut: allOf(['member_id', 'staff_id'], internal),
        },
        'moderation.evidence': {
          rows: `report_id in (select r.id from moderation.report r where r.reporter_id = $1 or r.subject_id = $1)`,
          area: 'blocks',
          exported: [],
          leftOut: allOf(['report_id', 'sealed'], evidence),
          keeps: evidence,
        },
      },
    });
  }
}
