import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  notificationFrequencies,
  notificationCategories,
  notificationChannels,
  type MemberId,
  type NotificationCategory,
  type NotificationChannel,
  type NotificationFrequency,
  type QuietHours,
} from '#contracts';
import { MailingPlans, PreferencesService, SummariesService } from '#notifications';
import { setLogLevel } from '#observability';
import { MortalWorker } from './crashes/mortal-worker.fixture.js';
import { comeFriday } from './crashes/job-cases.fixture.js';
import { announce } from './crashes/office-cases.fixture.js';
import { aScene, likes, writes, type Scene } from './crashes/scene.fixture.js';

setLogLevel('silent');

let worker: MortalWorker;
beforeAll(async () => void (worker = await MortalWorker.open()));
afterAll(() => worker.close());

interface Story {
  /** Something of the category happens, and nothing of another one. */
  readonly happens: (scene: Scene) => Promise<unknown>;
  /** What comes up again has to have been told of once, by the same way. */
  readonly toldBefore?: { readonly category: NotificationCategory; readonly frequency: NotificationFrequency };
}

/** A category that something is sent of needs a line here. */
const stories: Readonly<Record<NotificationCategory, Story>> = {
  new_conversations: { happens: writes },
  new_messages: {
    happens: async (scene) => {
      await writes({ ...scene, anna: scene.bert, bert: scene.anna });
      await worker.world.rows(`delete from events.outbox`);
      return writes(scene);
    },
  },
  unread_messages: { happens: writes },
  likes: { happens: likes },
  unread_notifications: { happens: likes, toldBefore: { category: 'likes', frequency: 'at_once' } },
  // Somebody new is there in every story: a mailing is the only thing that tells of it.
  new_members: { happens: async () => undefined },
  promotions: { happens: (scene) => announce(scene, 'promotion') },
  site_news: {
    happens: async (scene) => {
      const others = await worker.world.rows<{ id: MemberId }>(`select id from auth.account where id <> $1`, [scene.anna.id]);
      // It comes to everybody who does not turn it off; only Anna's are counted.
      for (const { id } of others)
        await worker.world.get(PreferencesService).choose(id, { category: 'site_news', channel: 'email', frequency: 'never' });
      return announce(scene, 'site_news');
    },
  },
};

interface Choice {
  readonly category: NotificationCategory;
  readonly channel: NotificationChannel;
  readonly frequency: NotificationFrequency;
  /** When it is turned off after all. */
  readonly turnedOff?: 'before the jobs run' | 'while it waits' | 'in quiet hours';
  /** Until a while after the first mailings. */
  readonly quiet?: true;
}

/** What goes out until the Friday after next to a member who wants this alone. */
async function toldOf({ category, channel, frequency, turnedOff, quiet }: Choice, story = stories[category]) {
  await worker.empty();
  const scene = await aScene(worker);
  const { anna } = scene;
  const choose = (choice: { category: NotificationCategory; channel: NotificationChannel; frequency: NotificationFrequency }) =>
    worker.world.get(PreferencesService).choose(anna.id, choice);
  for (const one of notificationCategories)
    for (const way of notificationChannels) await choose({ category: one, channel: way, frequency: 'never' });
  if (story.toldBefore) await choose({ ...story.toldBefore, channel });
  await choose({ category, channel, frequency });
  const preferences = worker.world.get(PreferencesService);
  if (quiet) await preferences.setQuietHours(anna.id, allDayButAMinute());

  const turnOffIf = async (moment: Choice['turnedOff']) =>
    void (turnedOff === moment && (await choose({ category, channel, frequency: 'never' })));
  const carl = await worker.world.member('Carl', { gender: 'male', sought_sex: 'female' });
  await story.happens(scene);
  await turnOffIf('before the jobs run');
  await worker.work();
  await turnOffIf('while it waits');
  for (const later of ['1 minute', '8 days']) {
    await comeFriday(scene, carl, { later, newSince: newSince[frequency] });
    // The session has to last as long as the summary waits.
    await worker.world.rows(`update auth.session set expires_at = public.app_now() + interval '30 days'`);
    while (await worker.world.get(SummariesService).planDue());
    while (await worker.world.get(MailingPlans).planDue());
    await worker.work();
    await turnOffIf('in quiet hours');
    if (quiet) await preferences.setQuietHours(anna.id, null);
  }
  return worker.sentCounts();
}

/** It ends an hour ago, so that it goes on for most of a day. */
function allDayButAMinute(): QuietHours {
  const [from, until] = [59, 60].map((minutes) =>
    new Date(Date.now() - minutes * 60_000).toLocaleTimeString('en-GB', {
      timeZone: 'Europe/Amsterdam',
      hour: '2-digit',
      minute: '2-digit',
    }),
  );
  return { from: from ?? '', until: until ?? '' };
}

const cells = notificationCategories.flatMap((category) => notificationChannels.map((channel) => ({ category, channel })));
const frequencies = notificationFrequencies.filter((frequency) => frequency !== 'never');
/** How long before ten on Friday somebody new came, so that a reader hears of it by that mailing alone. */
const newSince = { at_once: '30 minutes', daily: '1 day', weekly: '3 days', never: '3 days' } as const satisfies Record<
  NotificationFrequency,
  string
>;

describe('a member who turned a thing off [#70] [#E22]', () => {
  it('is told of by no way that the settings do not show', () => {
    expect(Object.keys(stories).toSorted()).toEqual(notificationCategories.toSorted());
  });

  it.each(cells)(
    'gets none of it, neither at once, nor in a summary, a mailing or a reminder, also when it was turned off late: $category by $channel',
    async ({ category, channel }) => {
      const none = await toldOf({ category, channel, frequency: 'never' });
      expect(none).toEqual({ email: 0, push: 0, [channel]: stories[category].toldBefore ? 1 : 0 });
      for (const frequency of frequencies) {
        // Who wants it gets it: otherwise nothing would be tried here.
        expect([frequency, await toldOf({ category, channel, frequency })]).toEqual([frequency, { ...none, [channel]: none[channel] + 1 }]);
        expect([frequency, await toldOf({ category, channel, frequency, turnedOff: 'before the jobs run' })]).toEqual([frequency, none]);
        if (frequency === 'at_once') {
          // All that waits for their end comes as one.
          expect(await toldOf({ category, channel, frequency, quiet: true })).toEqual({ ...none, [channel]: 1 });
          expect(await toldOf({ category, channel, frequency, quiet: true, turnedOff: 'in quiet hours' })).toEqual(none);
        } else expect([frequency, await toldOf({ category, channel, frequency, turnedOff: 'while it waits' })]).toEqual([frequency, none]);
      }
    },
    120_000,
  );
});
