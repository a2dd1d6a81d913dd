import { Injectable } from '@nestjs/common';
import type { ComplaintAnswer, ComplaintBody, Locale } from '#contracts';
import { ComplaintsService } from '#moderation';
import type { PageVisitor } from '../page-facts.js';
import { PageVisitors } from '../page-visitors.js';
import type { ComplaintActions } from './page-actions.js';

@Injectable()
export class ComplaintActionsService implements ComplaintActions {
  constructor(
    private readonly visitors: PageVisitors,
    private readonly complaints: ComplaintsService,
  ) {}

  async complain(visitor: PageVisitor, body: ComplaintBody, language: Locale): Promise<ComplaintAnswer> {
    const [site, member] = await Promise.all([this.visitors.siteOf(visitor), this.visitors.memberOf(visitor)]);
    const from = { site, language, ip: visitor.ip, memberId: member?.id ?? null };
    return (await this.complaints.complain(body, from, null)).answer;
  }
}
