import { Injectable } from '@nestjs/common';
import { DEVICE_COOKIE, INVITATION_COOKIE, SESSION_COOKIE, SessionsService, type Caller, type SessionMember } from '#auth';
import { SiteService, type Site } from '#site';
import type { PageVisitor } from './page-facts.js';

/** Who asks for a page, and of which site. */
@Injectable()
export class PageVisitors {
  constructor(
    private readonly sites: SiteService,
    private readonly sessions: SessionsService,
  ) {}

  /** Throws `not_found` for a host that is no site. */
  siteOf({ host }: PageVisitor): Promise<Site> {
    return this.sites.siteOf(host);
  }

  /** The signed-in member; null also for one of another community. */
  async memberOf(visitor: PageVisitor): Promise<SessionMember | null> {
    const token = visitor.cookies[SESSION_COOKIE];
    if (!token) return null;
    const [member, site] = await Promise.all([this.sessions.resolve(token), this.siteOf(visitor)]);
    return member?.communityId === site.communityId ? member : null;
  }
}

export const callerOf = (visitor: PageVisitor): Caller => ({
  requestId: visitor.requestId,
  ip: visitor.ip,
  userAgent: visitor.userAgent,
  oldToken: visitor.cookies[SESSION_COOKIE],
  deviceToken: visitor.cookies[DEVICE_COOKIE],
  invitation: visitor.cookies[INVITATION_COOKIE],
});
