import { Injectable } from '@nestjs/common';
import { Invitations } from '#auth';
import { AppError, assertAllowed } from '#contracts';
import { listCap, type InputOf, type InvitationRow, type InvitationsAnswer, type InvitationsQuery, type ResultOf } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { StaffMails } from '#notifications';
import type { Site } from '#site';
import { InvitationRows } from './invitation-rows.service.js';
import { InvitationsOfficeRepository } from './invitations-office.repository.js';
import { mayReadResource } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

/** Invitations as staff make, give away and take back. */
@Injectable()
export class InvitationsOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly commands: StaffCommands,
    private readonly invitations: Invitations,
    private readonly office: InvitationsOfficeRepository,
    private readonly rows: InvitationRows,
    private readonly mails: StaffMails,
  ) {}

  @OfficeList('invitations')
  async list(actor: StaffActor, query: InvitationsQuery): Promise<InvitationsAnswer> {
    assertAllowed(mayReadResource(actor.roles, 'invitations'));
    const [rows, found] = await this.transactions.read(async (tx) => [
      await this.office.page(tx, query),
      await this.office.count(tx, query),
    ]);
    return { rows: await Promise.all(rows.map((row) => this.rows.of(row))), total: Math.min(found, listCap), more: found > listCap };
  }

  /** For the site on which it is made; it goes out by mail as well when there is an address. */
  make(actor: StaffActor, site: Pick<Site, 'id' | 'communityId'>, input: InputOf<'make_invitation'>): Promise<ResultOf<'make_invitation'>> {
    return this.commands.run('make_invitation', actor, input, async (tx) => {
      const { id: siteId, communityId } = site;
      const id = await this.invitations.make(tx, { siteId, communityId, staffId: actor.id, note: input.note });
      if (input.mail) await this.mails.invite(tx, id, input.mail);
      // The log cannot be erased: it keeps no address.
      return { result: { invitation: await this.one(tx, id) }, subjectId: id, facts: { mailed: input.mail !== undefined } };
    });
  }

  /** One that was used or taken back before stays as it is. */
  revoke(actor: StaffActor, id: string, input: InputOf<'revoke_invitation'>): Promise<ResultOf<'revoke_invitation'>> {
    return this.commands.run('revoke_invitation', actor, input, async (tx) => {
      const isRepeat = !(await this.invitations.revoke(tx, id));
      return { result: { invitation: await this.one(tx, id) }, subjectId: id, isRepeat };
    });
  }

  private async one(tx: Tx, id: string): Promise<InvitationRow> {
    const row = await this.office.find(tx, id);
    if (!row) throw new AppError('not_found');
    return this.rows.of(row);
  }
}
