import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { AuditModule } from '#audit';
import { ActivationService, SignupService } from '#auth';
import { SendingService } from '#chats';
import type { MemberId, SignupBody } from '#contracts';
import { dashboardAnswer, type DashboardAnswer, type DashboardQuery, type StaffRole } from '#contracts-admin';
import { Clock, Transactions } from '#database';
import { CheckoutService, PaymentProvider, PricesService, SettlementService } from '#payments';
import { demoIds, SiteService } from '#site';
import { ScriptedProvider, signupForm, World, type TestMember } from '#testing';
import { BackOfficeModule } from '../back-office.module.js';
import type { StaffActor } from '../staff-actor.js';
import { DashboardOfficeService } from './dashboard-office.service.js';
import { FiguresService } from './figures.service.js';

export const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const sums = ['daily_signup', 'daily_activity', 'daily_money', 'daily_standing'] as const;

/** A house whose figures are counted, and people who come, pay and go. */
class FiguresStage {
  world!: World;
  provider!: ScriptedProvider;
  private people = 0;

  /** Signs up on the site itself, from another network than anybody before. */
  async signUp(change: Partial<SignupBody> = {}, isConfirmed = false): Promise<MemberId> {
    this.people += 1;
    const site = await this.world.get(SiteService).byId(demoIds.site);
    const caller = { requestId: 'test', ip: `198.51.100.${this.people % 250}`, userAgent: 'Test' };
    const outcome = await this.world.get(SignupService).signUp(site, signupForm(change), caller);
    if (outcome === 'told-by-mail') throw new Error('no session');
    if (isConfirmed) await this.confirm(outcome.memberId);
    return outcome.memberId;
  }

  confirm(memberId: MemberId): Promise<boolean> {
    return this.world.get(Transactions).run((tx) => this.world.get(ActivationService).confirm(tx, memberId));
  }

  /** A member whose hours of the time bonus are over. */
  async buyer(name: string): Promise<TestMember> {
    const member = await this.world.member(name);
    await this.world.rows(`update auth.account set created_at = created_at - interval '1 day' where id = $1`, [member.id]);
    return member;
  }

  /** Buys 50 credits for 40.00 euros, and pays. */
  async buy(member: TestMember): Promise<{ readonly orderId: string; readonly paymentId: string }> {
    const { bundles, consent } = await this.world.get(PricesService).of(member.id, {});
    const bundle = bundles.find(({ credits }) => credits === 50);
    if (!bundle) throw new Error('there is no such bundle');
    const body = { bundle_id: bundle.id, method: 'ideal', expected: bundle.payable, consent } as const;
    const caller = { memberId: member.id, networkCountry: null, origin: 'http://localhost:3000' };
    const { orderId } = await this.world.get(CheckoutService).order(caller, body, randomUUID());
    const paymentId = [...this.provider.payments.values()].find((one) => one.orderId === orderId)?.id ?? '';
    this.provider.say(paymentId, { status: 'paid' });
    await this.sync(orderId);
    return { orderId, paymentId };
  }

  async say(who: TestMember, to: TestMember, text = 'Hello'): Promise<void> {
    const chat = await this.world.chatBetween(who, to);
    await this.world.get(SendingService).sendMessage(who, chat, { client_id: randomUUID(), text });
  }

  sync(orderId: string): Promise<void> {
    return this.world.get(SettlementService).sync(orderId);
  }

  /** What the recurring job does, piece by piece. */
  async count(): Promise<void> {
    for (let next: string | undefined; (next = await this.world.get(FiguresService).refresh(next)););
  }

  async open(query: Partial<DashboardQuery> = {}, who = staff('owner')): Promise<DashboardAnswer> {
    const answer = await this.world.get(DashboardOfficeService).open(who, { step: 'day', steps: 1, ...query });
    return dashboardAnswer.parse(answer);
  }

  /** Every sum that is kept, in one order. */
  async sums(): Promise<object[][]> {
    return Promise.all(sums.map((table) => this.world.rows<object>(`select * from figures.${table} t order by t::text`)));
  }
}

export function onFiguresStage(): FiguresStage {
  const stage = new FiguresStage();
  beforeAll(async () => {
    stage.world = await World.open([AuditModule, BackOfficeModule]);
  });
  beforeEach(async () => {
    const { world } = stage;
    await world.empty();
    stage.provider = new ScriptedProvider(() => world.get(Clock).now());
    const { createPayment, findPayment, createRefund, listRefunds, settlements } = stage.provider;
    Object.assign(world.get(PaymentProvider), { createPayment, findPayment, createRefund, listRefunds, settlements });
  });
  afterAll(() => stage.world.close());
  return stage;
}
