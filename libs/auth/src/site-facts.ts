import type { Site } from '#site';

/** What accounts need to know about the site of the request. */
export type SiteFacts = Pick<Site, 'id' | 'communityId' | 'name'> & {
  readonly settings: Pick<Site['settings'], 'min_age' | 'signups' | 'reveal_account_existence' | 'terms_version'>;
  readonly company: Pick<Site['company'], 'added'>;
};

/** Who asks, as far as the request tells. */
export type Caller = {
  /** Under which the log tells of it. */
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The session cookie that came with the request; a login ends it. */
  readonly oldToken?: string | undefined;
  /** The cookie by which we know the browser. */
  readonly deviceToken?: string | undefined;
  /** The invitation cookie, as the invitation's page gave it. */
  readonly invitation?: string | undefined;
};
