import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { Tx } from '#database';
import { hashOfToken, linkToken } from '../secrets.js';
import { StaffLinksRepository, type LiveStaffLink } from './staff-links.repository.js';

/** The links by which people of the back office set up their accounts: for one person and address, single use, with an end. */
@Injectable()
export class StaffLinks {
  constructor(
    private readonly links: StaffLinksRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>,
  ) {}

  /** It is made from the row's id whenever a mail is written, and rests nowhere. */
  tokenOf(id: string, address: string): string {
    return linkToken(this.config.appSecret, 'staff', id, address);
  }

  /** What the mail with the link says; undefined when the link counts no more. */
  async mailFacts(tx: Tx, id: string): Promise<(Omit<LiveStaffLink, 'passwordHash'> & { readonly token: string }) | undefined> {
    const link = await this.links.findLive(tx, id);
    if (!link) return undefined;
    const { passwordHash: _, ...facts } = link;
    return { ...facts, token: this.tokenOf(id, link.email) };
  }

  /** Undefined when it is unknown, used, ended, or its account is. Changes nothing. */
  find(tx: Tx, token: string): Promise<LiveStaffLink | undefined> {
    return this.links.findByToken(tx, hashOfToken(token));
  }
}
