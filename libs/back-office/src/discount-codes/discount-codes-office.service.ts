import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import {
  listCap,
  type DiscountCodeAnswer,
  type DiscountCodePage,
  type DiscountCodeRow,
  type DiscountCodesAnswer,
  type DiscountCodesQuery,
  type InputOf,
  type MadeCodes,
} from '#contracts-admin';
import type { Tx } from '#database';
import { DiscountCodes } from '#payments';
import { mayReadResource } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { DiscountCodesOfficeRepository } from './discount-codes-office.repository.js';

/** Discount codes as staff make, stop and follow them. */
@Injectable()
export class DiscountCodesOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: DiscountCodesOfficeRepository,
    private readonly codes: DiscountCodes,
  ) {}

  @OfficeList('discount_codes')
  list(actor: StaffActor, query: DiscountCodesQuery): Promise<DiscountCodesAnswer> {
    assertAllowed(mayReadResource(actor.roles, 'discount_codes'));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query, viewerOf(actor));
      const found = await this.office.count(tx, query, viewerOf(actor));
      const { q, per_page: _, ...filters } = query;
      const facts = { ...filters, searched: q !== undefined };
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'discount_codes.listed', subject: { kind: 'list' }, facts },
      };
    });
  }

  open(actor: StaffActor, id: string): Promise<DiscountCodePage> {
    assertAllowed(mayReadResource(actor.roles, 'discount_codes'));
    return this.reads.one(actor, id, async (tx) => {
      const page = { ...(await this.one(tx, id)), orders: await this.office.ordersOf(tx, id, viewerOf(actor)) };
      return { result: page, entry: { act: 'discount_code.opened', subject: { kind: 'discount_code', id } } };
    });
  }

  /** The log names how many, and how they begin. */
  make(actor: StaffActor, input: InputOf<'make_codes'>): Promise<MadeCodes> {
    return this.commands.run('make_codes', actor, input, async (tx) => {
      const { reason: _, ...wish } = input;
      const made = await this.codes.make(
        tx,
        {
          siteId: wish.site_id,
          code: wish.code,
          count: wish.count,
          basisPoints: wish.basis_points,
          validity: wish.validity,
          country: wish.country,
          memberId: wish.member_id,
          expires: wish.expires === null ? null : new Date(wish.expires),
          currency: wish.currency,
          minimumMinor: wish.minimum_minor,
          methods: wish.methods,
          maxUses: wish.max_uses,
          isWelcome: wish.welcome,
        },
        actor.id,
      );
      const codes = made.map(({ code }) => code);
      return { result: { codes }, subjectId: made[0]?.id ?? '', facts: { ...wish } };
    });
  }

  stop(actor: StaffActor, id: string, input: InputOf<'stop_code'>): Promise<DiscountCodeAnswer> {
    return this.commands.run('stop_code', actor, input, (tx) => this.turn(tx, id, 'inactive'));
  }

  resume(actor: StaffActor, id: string, input: InputOf<'resume_code'>): Promise<DiscountCodeAnswer> {
    return this.commands.run('resume_code', actor, input, (tx) => this.turn(tx, id, 'active'));
  }

  private async turn(tx: Tx, id: string, status: 'active' | 'inactive') {
    const isNew = await this.codes.setStatus(tx, id, status);
    const code = await this.one(tx, id);
    return { result: { code }, subjectId: id, facts: { code: code.code }, isRepeat: !isNew };
  }

  private async one(tx: Tx, id: string): Promise<DiscountCodeRow> {
    const code = await this.office.find(tx, id);
    if (!code) throw new AppError('not_found');
    return code;
  }
}
