import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberData } from './member-data.js';
import type { ModuleData } from './module-data.js';

const machine = 'keeps the machine going: no member in it';
const owner = 'what the owner of the site wrote';

/** What the libraries without a product in them keep of members: work that waits, and the answers of calls that may come again. */
const technical: ModuleData = {
  module: 'technical',
  tables: {
    'events.outbox': {
      rows: `payload::text like '%' || $1 || '%'`,
      area: 'activity',
      exported: [],
      leftOut: allOf(
        ['id', 'reaction', 'key', 'payload', 'v', 'due', 'tries', 'leased_until', 'lease_s', 'trace', 'at'],
        'work that waits for seconds; ids only',
      ),
    },
    'events.dead_letter': {
      rows: `payload::text like '%' || $1 || '%'`,
      area: 'activity',
      exported: [],
      leftOut: allOf(['id', 'reaction', 'key', 'payload', 'v', 'tries', 'reason', 'told_at', 'at'], 'work that failed; ids only'),
    },
    'events.idempotency': {
      rows: `member_id = $1`,
      area: 'activity',
      exported: [],
      leftOut: allOf(
        ['member_id', 'key', 'body_hash', 'status', 'answer', 'at'],
        'answers that were given already, kept for a repeat of the call',
      ),
    },
    'audit.entry': {
      rows: `subject_id = $1`,
      area: 'account',
      exported: [],
      leftOut: allOf(
        ['id', 'at', 'staff_id', 'act', 'subject_kind', 'subject_id', 'reason', 'facts', 'ip'],
        'what staff did: it tells of the staff, and names the member by id alone',
      ),
      keeps: 'the record of what staff did is append-only; it holds ids and no personal text',
    },
  },
  impersonal: {
    'public.app_clock': machine,
    'public.migration': machine,
    'public.sql_functions': machine,
    'events.heartbeat': machine,
    'events.schedule': 'keeps the machine going: the id of a member at most, where a run that works in pieces has come to',
    'site.community': owner,
    'site.company': owner,
    'site.site': owner,
    'site.site_host': owner,
    'site.settings_change': owner,
    'site.price_list': owner,
    'site.country': 'places of the world',
    'site.region': 'places of the world',
    'site.town': 'places of the world',
    'site.town_name': 'places of the world',
    'site.places_version': machine,
    'site.info_text': owner,
    'site.info_draft': owner,
    'site.terms_edition': owner,
    'site.site_words': owner,
    'site.page_count': 'counts by the hour, without anybody in them',
  },
};

/** One reason for many columns. */
export function allOf(columns: readonly string[], reason: string): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, reason]));
}

@Injectable()
export class TechnicalData implements OnModuleInit {
  constructor(private readonly memberData: MemberData) {}

  onModuleInit(): void {
    this.memberData.register(technical);
  }
}
