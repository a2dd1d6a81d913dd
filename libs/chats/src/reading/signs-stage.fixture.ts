import { afterAll, beforeAll, beforeEach, jest } from '@jest/globals';
import type { PrivacySwitch } from '#contracts';
import { Transactions } from '#database';
import { PrivacyService } from '#profiles';
import { Publisher } from '#realtime';
import type { TestMember } from '#testing';
import { StandingService, type StandingFlag } from '#visibility';
import { ChatStage } from '../chat-stage.fixture.js';
import { MarksService } from './marks.service.js';

/** Anna wrote two messages to Bert; every hint that goes to a window is written down. */
export class SignsStage extends ChatStage {
  published: { readonly to: string; readonly name: string; readonly payload: unknown }[] = [];

  constructor() {
    super({ credits: 50 }, { credits: 50 });
    beforeAll(() => {
      jest.spyOn(this.world.get(Publisher), 'toMembers').mockImplementation((to, name, payload) => {
        for (const one of to) this.published.push({ to: one, name, payload });
      });
    });
    beforeEach(async () => {
      await this.say(this.anna, 'Good morning');
      await this.say(this.anna, 'Shall we walk on Sunday?');
      this.published = [];
    });
    afterAll(() => void jest.restoreAllMocks());
  }

  get marks(): MarksService {
    return this.world.get(MarksService);
  }

  publishedTo(who: TestMember, name: string): unknown[] {
    return this.published.filter((hint) => hint.to === who.id && hint.name === name).map(({ payload }) => payload);
  }

  choose(who: TestMember, name: PrivacySwitch, on: boolean): Promise<unknown> {
    return this.world.get(PrivacyService).set(who.id, name, on);
  }

  flag(who: TestMember, name: StandingFlag): Promise<boolean> {
    return this.world.get(Transactions).run((tx) => this.world.get(StandingService).set(tx, who.id, name, true));
  }
}
