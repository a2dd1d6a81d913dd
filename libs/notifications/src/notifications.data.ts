import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allOf, MemberData } from '#member-data';
import { MailArchiveRepository } from './mails/index.js';

@Injectable()
export class NotificationsData implements OnModuleInit {
  constructor(
    private readonly memberData: MemberData,
    private readonly archive: MailArchiveRepository,
  ) {}

  onModuleInit(): void {
    this.memberData.register({
      module: 'notifications',
      impersonal: {
        'notifications.mailing_range':
          'where a piece of a mailing begins and ends, for three weeks; who got it stands in notifications.mail and notifications.push',
        'notifications.announcement': 'what staff write to everybody; who got it stands in notifications.mail',
        'notifications.taken_mail_event':
          'numbers of calls of the mail service, for a month; whose mails they ended stands in auth.account',
        'notifications.mail_key':
          'numbers made of what the mails in the archive are found by, so that none goes out again; those of a member go with their mails',
        'notifications.invitation_mail': 'the address of somebody who is no member, until their invitation went out',
      },
      tables: {
        'notifications.mail': {
          rows: `member_id = $1`,
          area: 'mails',
          exported: ['kind', 'locale', 'state', 'created_at', 'sent_at'],
          leftOut: allOf(['id', 'member_id', 'dedupe_key', 'leased_until', 'message_id'], 'a number of the machine'),
          order: 'created_at',
        },
        'notifications.mail_archive': {
          rows: `member_id = $1`,
          area: 'mails',
          exported: ['kind', 'locale', 'state', 'created_at', 'sent_at'],
          leftOut: allOf(['id', 'member_id', 'dedupe_key', 'message_id'], 'a number of the machine'),
          order: 'created_at',
          erase: (tx, memberId) => this.archive.eraseMember(tx, memberId),
        },
        'notifications.mail_refusal': {
          rows: `member_id = $1`,
          area: 'mails',
          exported: [],
          leftOut: allOf(
            ['member_id', 'domain', 'at', 'marked'],
            'a count of refused mails, for ten minutes; the mail itself is in the copy',
          ),
        },
        'notifications.push': {
          rows: `member_id = $1`,
          area: 'mails',
          exported: ['kind', 'state', 'created_at', 'sent_at'],
          leftOut: allOf(['id', 'member_id', 'dedupe_key'], 'a number of the machine'),
          order: 'created_at',
        },
        'notifications.preference': {
          rows: `member_id = $1`,
          area: 'mails',
          exported: ['category', 'channel', 'pace'],
          leftOut: { member_id: 'a number of the machine' },
          order: 'category',
        },
        'notifications.quiet_hours': {
          rows: `member_id = $1`,
          area: 'mails',
          exported: ['from', 'until'],
          leftOut: { member_id: 'a number of the machine' },
          order: 'until',
        },
        'notifications.waiting': {
          rows: `member_id = $1`,
          area: 'mails',
          exported: ['channel', 'category', 'due'],
          leftOut: allOf(['member_id', 'about', 'leased_until'], 'a number of the machine'),
          order: 'due',
        },
        'notifications.push_subscription': {
          rows: `member_id = $1`,
          area: 'account',
          exported: ['created_at'],
          leftOut: {
            ...allOf(['id', 'member_id', 'session_id', 'application_key', 'last_claim'], 'a number of the machine'),
            ...allOf(['endpoint', 'p256dh', 'auth'], 'a secret between the browser and us: who has it can write to the screen'),
          },
          order: 'created_at',
        },
      },
    });
  }
}
