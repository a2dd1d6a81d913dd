import { Injectable } from '@nestjs/common';
import type { DoneAnswer, MemberId } from '#contracts';
import type { InputOf, ResultOf } from '#contracts-admin';
import { InitiativesService, ReadingRequests } from '#moderation';
import { moderatorOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

/** Cases that moderators open themselves, from what made a signal or from what they saw. */
@Injectable()
export class InitiativesOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly initiatives: InitiativesService,
    private readonly requests: ReadingRequests,
  ) {}

  open(actor: StaffActor, memberId: MemberId, input: InputOf<'open_case'>): Promise<ResultOf<'open_case'>> {
    return this.commands.run('open_case', actor, input, async (tx) => {
      const { category, reason, note } = input;
      const [signals, chosen] = [[...new Set(input.signals ?? [])], input.photos ?? []];
      const wish = { category, reason, signals, photos: chosen, note };
      const { id, isNew, messages, photos } = await this.initiatives.open(tx, moderatorOf(actor), memberId, wish);
      const facts = { member_id: memberId, category, signals, messages, photos };
      return { result: { id, is_new: isNew }, subjectId: id, facts, isRepeat: !isNew };
    });
  }

  askMore(actor: StaffActor, id: string, input: InputOf<'ask_more'>): Promise<DoneAnswer> {
    return this.commands.run('ask_more', actor, input, async (tx) => {
      const isNew = await this.requests.ask(tx, moderatorOf(actor), id, input.reason);
      return { result: { done: true as const }, subjectId: id, isRepeat: !isNew };
    });
  }

  grantMore(actor: StaffActor, id: string, input: InputOf<'grant_more'>): Promise<DoneAnswer> {
    return this.commands.run('grant_more', actor, input, async (tx) => {
      const messages = await this.requests.answer(tx, moderatorOf(actor), id, { state: 'granted', reason: input.reason });
      return { result: { done: true as const }, subjectId: id, facts: { messages } };
    });
  }

  refuseMore(actor: StaffActor, id: string, input: InputOf<'refuse_more'>): Promise<DoneAnswer> {
    return this.commands.run('refuse_more', actor, input, async (tx) => {
      await this.requests.answer(tx, moderatorOf(actor), id, { state: 'refused', reason: input.reason });
      return { result: { done: true as const }, subjectId: id };
    });
  }
}
