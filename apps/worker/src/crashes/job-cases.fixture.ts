import { randomUUID } from 'node:crypto';
import { LeavingService, OneTimeTokens, SessionsService, SignupService, type TokenPurpose } from '#auth';
import type { NotificationCategory, NotificationChannel, NotificationFrequency } from '#contracts';
import { Transactions } from '#database';
import { UploadsService } from '#media';
import { ReportsService } from '#moderation';
import { MailingPlans, PreferencesService, type MailJob } from '#notifications';
import type { JobName, jobs } from '#queues';
import { demoIds, SiteService } from '#site';
import { ObjectStore } from '#storage';
import { aPngOf, aScene as aPicture, signupForm, type TestMember } from '#testing';
import { debitCases } from './debit-cases.fixture.js';
import { officeCases } from './office-cases.fixture.js';
import { paymentCases } from './payment-cases.fixture.js';
import { home, likes, outboxPayload, writes, type Case, type Scene } from './scene.fixture.js';

type Recurring = { [Name in JobName]: [(typeof jobs)[Name]['on'][number]] extends [never] ? Name : never }[JobName];
type NeedsCase = Exclude<JobName, Recurring | MailJob>;

const link =
  (purpose: TokenPurpose): Case =>
  async ({ worker: { world }, anna }) => {
    const [account] = await world.rows<{ email: string }>(`select email from auth.account where id = $1`, [anna.id]);
    const tokenId = await world.get(Transactions).run((tx) => world.get(OneTimeTokens).issue(tx, purpose, anna.id, account?.email ?? ''));
    return { tokenId };
  };

const unread: Case = async (scene) => {
  await writes(scene);
  return { key: randomUUID(), conversationId: scene.chatId, memberId: scene.anna.id };
};
const liked: Case = async (scene) => {
  await likes(scene);
  return { likerId: scene.bert.id, memberId: scene.anna.id };
};

const wantsPush = ({ worker, anna }: Scene, category: NotificationCategory, frequency: NotificationFrequency) =>
  worker.world.get(PreferencesService).choose(anna.id, { category, channel: 'push', frequency });

const waiting =
  (channel: NotificationChannel, category: NotificationCategory = 'likes'): Case =>
  async (scene) => {
    const { worker, anna, bert } = scene;
    await likes(scene);
    await worker.world.rows(
      `insert into notifications.waiting (member_id, channel, category, about, due) values ($1, $2, $3, $4, now() - interval '1 minute')`,
      [anna.id, channel, category, bert.id],
    );
    return { memberId: anna.id };
  };

const FRIDAY = `(date_trunc('week', now() at time zone 'Europe/Amsterdam' + interval '3 days' - interval '10 hours') + interval '4 days 10 hours') at time zone 'Europe/Amsterdam'`;
let oldest = 70;

/** The Friday comes, or some time after it; the newcomer joined a few days before, and may suit Anna. */
export async function comeFriday(
  { worker: { world }, anna }: Scene,
  newcomer: TestMember,
  { later = '1 minute', newSince = '3 days' } = {},
): Promise<void> {
  // Another age each time: who looks for the same is offered the same for a while.
  oldest += 1;
  await world.rows(`update profiles.profile set sought_min_age = 50, sought_max_age = $2 where member_id = $1`, [anna.id, oldest]);
  for (const [member, since] of [
    [anna, '400 days'],
    [newcomer, newSince],
  ] as const)
    await world.rows(`update visibility.member_standing set joined_at = ${FRIDAY} - $2::interval where member_id = $1`, [member.id, since]);
  await world.rows(`select search.refresh_listings(array[$1::uuid, $2::uuid])`, [anna.id, newcomer.id]);
  const [ahead] = await world.rows<{ ahead: string }>(`select (${FRIDAY} - now() + $1::interval)::text as ahead`, [later]);
  await world.clockAhead(ahead?.ahead ?? '');
}
const friday: Case = async (scene) => comeFriday(scene, await scene.worker.world.member('Carl', { gender: 'male', sought_sex: 'female' }));

async function copy({ worker, anna }: Scene, state: 'preparing' | 'ready', until: string): Promise<string> {
  const [row] = await worker.world.rows<{ id: string }>(
    `insert into exports.member_export (member_id, state, object, asked_at, expires_at)
     values ($1, $2, case when $2 = 'ready' then 'exports/a-copy' end, now(), case when $2 = 'ready' then now() + $3::interval end) returning id`,
    [anna.id, state, until],
  );
  return row?.id ?? '';
}

const leave = async (scene: Scene): Promise<void> => {
  const { world } = scene.worker;
  const site = await world.get(SiteService).byId(demoIds.site);
  const outcome = await world.get(SignupService).signUp(site, signupForm(), home);
  const me = outcome === 'told-by-mail' ? null : await world.get(SessionsService).resolve(outcome.session.token);
  if (!me) throw new Error('nobody signed up');
  await world.get(LeavingService).leave(me, { password: signupForm().password });
};

/** A statement about `:anna`, `:bert` and the `:chat` of both. */
const sql =
  (statement: string): Case =>
  async ({ worker, anna, bert, chatId }) => {
    const ids: Readonly<Record<string, string>> = { anna: anna.id, bert: bert.id, chat: chatId };
    await worker.world.rows(statement.replaceAll(/:(anna|bert|chat)\b/g, (_all, name: string) => `'${ids[name]}'`));
  };

/**
 * Something to do for every job that reacts to something. A mail without a line here is sent as a sample (`sample-cases.fixture.ts`); a recurring
 * job without one runs in the scene as it is.
 */
export const cases: Readonly<Record<NeedsCase, Case> & Partial<Record<JobName, Case>>> = {
  ...officeCases,
  ...debitCases,
  ...paymentCases,
  'mail.activation': async (scene) => {
    const { world } = scene.worker;
    await world.get(SignupService).signUp(await world.get(SiteService).byId(demoIds.site), signupForm(), home);
    return outboxPayload(scene, 'mail.activation');
  },
  'mail.reset': link('reset'),
  'mail.undo-deletion': async (scene) => {
    await leave(scene);
    return outboxPayload(scene, 'mail.undo-deletion');
  },
  'mail.mail-change': link('mail_change'),
  'mail.mail-changed': link('mail_undo'),
  'mail.password-changed': link('password_undo'),
  'mail.new-device': async ({ worker, anna }) => {
    const [device] = await worker.world.rows<{ id: string }>(
      `insert into auth.known_device (member_id, token_hash, user_agent, first_seen_at, last_seen_at) values ($1, '\\x01', 'a browser', now(), now()) returning id`,
      [anna.id],
    );
    return { deviceId: device?.id };
  },
  'mail.address-tried': async ({ anna }) => ({ memberId: anna.id, tryId: randomUUID() }),
  'mail.account-helped': async ({ anna }) => ({ memberId: anna.id, helpId: randomUUID(), help: 'restored' }),

  'notifications.check-unread': unread,
  'push.message': unread,
  'push.like': liked,
  'push.summary': waiting('push'),
  'push.unread-reminder': async (scene) => {
    await wantsPush(scene, 'unread_messages', 'at_once');
    return unread(scene);
  },
  'push.mailing-range': async (scene) => {
    await wantsPush(scene, 'new_members', 'weekly');
    await friday(scene);
    await scene.worker.world.get(MailingPlans).planDue();
    return outboxPayload(scene, 'push.mailing-range');
  },
  'mail.message': unread,
  'mail.like': liked,
  'mail.summary': waiting('email'),
  'mail.mailing-range': async (scene) => {
    await friday(scene);
    await scene.worker.world.get(MailingPlans).planDue();
    return outboxPayload(scene, 'mail.mailing-range');
  },
  'mail.unread-reminder': unread,
  'photo.render': async (scene) => {
    await scene.worker.world.get(UploadsService).upload(scene.anna.id, aPngOf(240, 300), { private: false });
    return outboxPayload(scene, 'photo.render');
  },
  'moderation.note-signals': async (scene) => {
    await writes(scene, 'Please send me 500 euro until Friday');
    return outboxPayload(scene, 'moderation.note-signals');
  },
  'mail.report-received': async (scene) => {
    await scene.worker.world.get(ReportsService).report(scene.anna.id, { profile: scene.bert.id, reason: 'money' }, null);
    return outboxPayload(scene, 'mail.report-received');
  },
  'export.prepare': async (scene) => ({ exportId: await copy(scene, 'preparing', '1 day') }),
  'mail.export-ready': async (scene) => ({ exportId: await copy(scene, 'ready', '1 day') }),

  'notifications.plan-summaries': async (scene) => void (await waiting('email')(scene)),
  'notifications.plan-mailings': friday,
  'notifications.forget-mails': sql(
    `insert into notifications.mail (member_id, kind, dedupe_key, locale, state, message_id, created_at, sent_at)
     values (:anna, 'like', 'old', 'en', 'sent', '<old@mail.example>', now() - interval '91 days', now() - interval '91 days')`,
  ),
  'likes.forget-views': sql(`insert into likes.profile_view (viewed, viewer, at) values (:anna, :bert, now() - interval '91 days')`),
  'chats.reconcile': async (scene) => {
    await writes(scene);
    await sql(`update chats.conversation set last_seq = last_seq + 1 where id = :chat`)(scene);
  },
  'photo.sweep-strays': sql(`insert into media.stray_object (object, due) values ('photos/zz/left-over', now() - interval '1 minute')`),
  // Two of somebody who was banned because of money: one file, and one that is lost.
  'photo.hash-missing-images': async ({ worker: { world }, anna }) => {
    const original = `photos/aa/${randomUUID()}`;
    await world.get(ObjectStore).put(original, await aPicture(1), 'image/jpeg');
    await world.rows(
      `insert into media.photo (member_id, status, position, created_at, original)
       values ($1, 'visible', 1, now(), $2), ($1, 'visible', 2, now(), 'photos/zz/lost')`,
      [anna.id, original],
    );
    await world.rows(
      `with c as (insert into moderation.case (id, kind, reason, priority, opened_at, due_at, subject_id, state, closed_at)
                  values (gen_random_uuid(), 'report', 'money', 1, now(), now(), $1, 'closed', now()) returning id)
       insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, state, in_force_at)
       select id, $1, gen_random_uuid(), now(), 'ban', 'money', 'in_force', now() from c`,
      [anna.id],
    );
  },
  'visibility.forget-parted': async (scene) => {
    await writes(scene);
    await sql(`update chats.conversation set parted_at = now() - interval '1 year', parted_seq = last_seq where id = :chat`)(scene);
  },
  'moderation.detect-bursts': async (scene) => {
    const { worker, bert } = scene;
    const words =
      'You have such a warm smile that I had to write to you at once; tell me what makes you happy on a grey day like this one.';
    for (const name of ['Cora', 'Dora', 'Ella']) {
      const chatId = await worker.world.chatBetween(bert, await worker.world.member(name));
      await writes({ ...scene, chatId }, words);
    }
  },
  'moderation.forget-old': sql(
    `insert into moderation.signal (at, kind, sender_id, conversation_id, seq) values (now() - interval '91 days', 'message', :bert, :chat, 1)`,
  ),
  'account.forget-changes': sql(
    `insert into auth.account_change (member_id, kind, old_value, created_at, ends_at) values (:anna, 'password', 'a hash', now() - interval '3 days', now() - interval '1 day')`,
  ),
  'member.erase-due': async (scene) => {
    await leave(scene);
    await scene.worker.world.rows(`update auth.departure set erase_at = now() - interval '1 minute'`);
  },
  'member.forget-erasures': async ({ worker: { world }, anna }) =>
    world.get(ObjectStore).put(`erasures/2020-01-01/${randomUUID()}`, Buffer.from(JSON.stringify({ member: anna.id })), 'application/json'),
  'export.sweep': async (scene) => void (await copy(scene, 'ready', '-1 minute')),
};
