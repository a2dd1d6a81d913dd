import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { commandNames, commands, commandUrl, mayUse, staffRoles, type CommandName, type StaffRole } from '#contracts-admin';
import { CONFIG, sealedBox, type Config } from '#config';
import { demoIds } from '#site';
import { World } from '#testing';
import type { Answer, Caller } from '#testing-product';
import { ApiProcess } from './support/api-process.js';
import { catalogueScenes } from './support/catalogue-scenes.js';
import type { Scene } from './support/command-scene.js';
import { memberHelpScenes } from './support/member-help-scenes.js';
import { bookScenes } from './support/book-scenes.js';
import { clearCompanies, companyScenes } from './support/company-scenes.js';
import { directDebitScenes } from './support/direct-debit-scenes.js';
import { methodScenes } from './support/method-scenes.js';
import { moneyScenes } from './support/money-scenes.js';
import { OfficeStaff } from './support/office-staff.js';
import { clearSites, siteScenes } from './support/site-scenes.js';
import { statusScenes } from './support/status-scenes.js';
import { staffScenes } from './support/staff-scenes.js';
import { clearTexts, textScenes } from './support/text-scenes.js';

let world: World;
let api: ApiProcess;
let office: OfficeStaff;
const people = new Map<StaffRole, Caller>();

beforeAll(async () => {
  world = await World.open();
  api = await ApiProcess.start();
  office = new OfficeStaff(world, api.address);
  for (const role of staffRoles) people.set(role, await office.signedIn(role));
});
beforeEach(() => world.rows(`truncate audit.entry`));
afterAll(async () => {
  await world.rows(`update site.site set settings = settings - 'swipe_likes' - 'interests' where id = $1`, [demoIds.site]);
  await world.rows(`delete from site.price_list`);
  await clearCompanies(world);
  await world.rows(`delete from payments.country_methods`);
  await clearSites(world);
  await clearTexts(world);
  await api.stop();
  await world.close();
});

function as(role: StaffRole): Caller {
  const caller = people.get(role);
  if (!caller) throw new Error(`nobody is ${role}`);
  return caller;
}

async function aPhotoThatWaits(): Promise<Omit<Scene, 'input'>> {
  const [anna, photo] = [await world.member('Anna'), randomUUID()];
  const [keys] = await world.rows<{ full: string }>(
    `insert into media.photo (id, member_id, status, position, main, thumb_key, card_key, full_key, blurred_key, width, height, created_at)
     values ($1, $2, 'checking', 1, true, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 4, 5, now())
     returning full_key as full`,
    [photo, anna.id],
  );
  await world.rows(`insert into media.rendition (key, photo_id, member_id, variant, object) values ($1, $2, $3, 'full', 'x')`, [
    keys?.full,
    photo,
    anna.id,
  ]);
  return {
    target: photo,
    subject: anna.id,
    state: () => world.rows<{ tx: string }>(`select xmin::text as tx, status from media.photo where id = $1`, [photo]),
  };
}

async function anInvitation(): Promise<string> {
  const { body } = (await as('owner').post('/api/admin/invitations').send({ note: 'Ria' })) as Answer<{ invitation: { id: string } }>;
  await world.rows(`truncate audit.entry`);
  return body.invitation.id;
}

const draft = { kind: 'site_news', texts: { en: { title: 'News', body: 'Hello.' } }, path: '', site_id: null, countries: [] };

async function aDraft(change = ''): Promise<Omit<Scene, 'input'>> {
  const { body } = (await as('owner').post('/api/admin/announcements').send(draft)) as Answer<{ announcement: { id: string } }>;
  const { id } = body.announcement;
  if (change) await world.rows(`update notifications.announcement set ${change} where id = $1`, [id]);
  await world.rows(`truncate audit.entry`);
  const state = () =>
    world.rows<{ tx: string }>(`select xmin::text as tx, state, texts from notifications.announcement where id = $1`, [id]);
  return { target: id, subject: id, state };
}

/** A report that waits, or that this moderator holds. */
async function aCase(holder?: StaffRole): Promise<{ readonly id: string; readonly subject: string }> {
  const [anna, bert, id] = [await world.member('Anna'), await world.member('Bert'), randomUUID()];
  await world.rows(
    `insert into moderation.report (id, receipt, at, reporter_id, subject_id, about, reason, body_hash)
     values ($1, $2, now(), $3, $4, 'member', 'insult', '')`,
    [id, id.slice(0, 9), anna.id, bert.id],
  );
  await world.rows(
    `insert into moderation.case (id, kind, reason, priority, opened_at, due_at, subject_id) values ($1, 'report', 'insult', 2, now(), now(), $2)`,
    [id, bert.id],
  );
  if (holder) await as(holder).post('/api/admin/cases/take').send({ case: id });
  await world.rows(`truncate audit.entry`);
  return { id, subject: bert.id };
}

/** A report whose evidence holds a message. */
async function aCaseWithMessages(): Promise<string> {
  const { id } = await aCase();
  const evidence = {
    v: 1,
    words: '',
    profile: { name: 'Bert', about: '' },
    photos: [],
    messages: [{ seq: 1, sender_id: id, kind: 'text', text: 'Hello', at: '2026-01-01T00:00:00Z', reported: true }],
  };
  const box = sealedBox(world.get<Config>(CONFIG as never).appSecret, 'moderation-evidence');
  await world.rows(`insert into moderation.evidence (report_id, sealed) values ($1, $2)`, [id, box.seal(JSON.stringify(evidence), id)]);
  return id;
}

const caseState = (id: string) => () =>
  world.rows<{ tx: string }>(
    `select xmin::text as tx, state, locked_by, locked_at, skipped_by, escalated from moderation.case where id = $1`,
    [id],
  );
const onCase =
  (input: Scene['input']) =>
  async (role: StaffRole): Promise<Scene> => {
    const { id } = await aCase(role);
    return { target: id, subject: id, input, state: caseState(id) };
  };

/** A case of our own with a message in its evidence, that this moderator holds; `askedBy`: somebody wants to read more. */
async function anInitiative(holder: StaffRole | undefined, askedBy: string | null, input: Scene['input']): Promise<Scene> {
  const id = await aCaseWithMessages();
  await world.rows(`delete from moderation.report where id = $1`, [id]);
  await world.rows(`update moderation.case set kind = 'initiative' where id = $1`, [id]);
  await world.rows(
    `insert into moderation.initiative (id, at, staff_id, member_id, reason, signals)
     select id, now(), $2, subject_id, 'signals', '{message}' from moderation.case where id = $1`,
    [id, randomUUID()],
  );
  if (askedBy)
    await world.rows(
      `insert into moderation.reading_request (case_id, asked_by, asked_at, reason) values ($1, $2, now(), 'fraud_suspected')`,
      [id, askedBy],
    );
  if (holder) await as(holder).post('/api/admin/cases/take').send({ case: id });
  await world.rows(`truncate audit.entry`);
  const state = () =>
    world.rows<{ tx: string }>(
      `select c.xmin::text as tx, r.state from moderation.case c left join moderation.reading_request r on r.case_id = c.id where c.id = $1 and r.id is null
       union all select xmin::text, state from moderation.reading_request where case_id = $1`,
      [id],
    );
  return { target: id, subject: id, input, state };
}

/** An appeal that this moderator holds, against what somebody else decided. */
async function anAppeal(role: StaffRole, input: Scene['input'], appealed?: string): Promise<Scene> {
  const [{ id: made, subject }, id] = [await aCase(), randomUUID()];
  const earlier = appealed ?? made;
  const [decision] = await world.rows<{ id: string }>(
    `insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, state, in_force_at)
     values ($1, $2, $3, now(), 'warning', 'insult', 'in_force', now()) returning id`,
    [earlier, subject, randomUUID()],
  );
  await world.rows(`insert into moderation.appeal (id, decision_id, at) values ($1, $2, now())`, [id, decision?.id]);
  await world.rows(
    `insert into moderation.case (id, kind, reason, priority, opened_at, due_at, subject_id) values ($1, 'appeal', 'insult', 1, now(), now(), $2)`,
    [id, subject],
  );
  await as(role).post('/api/admin/cases/take').send({ case: id });
  await world.rows(`truncate audit.entry`);
  return { target: id, subject: id, input, state: caseState(id) };
}

/** A complaint about the service that this moderator holds. */
async function aComplaint(role: StaffRole, input: Scene['input']): Promise<Scene> {
  const id = randomUUID();
  await world.rows(
    `insert into moderation.complaint (id, reference, at, category, site_id, language, sealed, body_hash)
     values ($1, $2, now(), 'something_else', gen_random_uuid(), 'en', 'x', 'x')`,
    [id, id.slice(0, 9)],
  );
  await world.rows(
    `insert into moderation.case (id, kind, reason, priority, opened_at, due_at) values ($1, 'complaint', 'something_else', 4, now(), now())`,
    [id],
  );
  await as(role).post('/api/admin/cases/take').send({ case: id });
  await world.rows(`truncate audit.entry`);
  return { target: id, subject: id, input, state: caseState(id) };
}

/** New words of a member that wait, or that this moderator holds. */
/** The site under a version that nobody has changed yet. */
async function aSite() {
  await world.rows(`delete from site.settings_change`);
  const [row] = await world.rows<{ version: number }>(`update site.site set version = version + 1 where id = $1 returning version`, [
    demoIds.site,
  ]);
  const state = () => world.rows<{ tx: string }>(`select xmin::text as tx, version from site.site where id = $1`, [demoIds.site]);
  return { version: row?.version ?? 0, state };
}
async function aReview(holder?: StaffRole) {
  await world.rows(`delete from moderation.review`);
  const { id: subject } = await world.member('Bert', { signup_message: 'A sailor' });
  const [row] = await world.rows<{ id: string }>(
    `insert into moderation.review (kind, member_id, version, at) values ('text', $1, '0', now()) returning id`,
    [subject],
  );
  const id = row?.id ?? '';
  if (holder) await as(holder).post('/api/admin/reviews/take').send({});
  await world.rows(`truncate audit.entry`);
  const state = () => world.rows<{ tx: string }>(`select xmin::text as tx, state, locked_by from moderation.review where id = $1`, [id]);
  return { id, subject, state };
}

const onReview =
  (input: Scene['input']) =>
  async (role: StaffRole): Promise<Scene> => {
    const { id, subject, state } = await aReview(role);
    return { target: id, subject, input, state };
  };

/** The case of a ban that somebody else proposed. */
async function aProposal(): Promise<Scene> {
  const { id, subject } = await aCase();
  await world.rows(
    `insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, state) values ($1, $2, $3, now(), 'ban', 'money', 'proposed')`,
    [id, subject, randomUUID()],
  );
  await world.rows(`update moderation.case set state = 'proposed' where id = $1`, [id]);
  return { target: id, subject: id, input: {}, state: caseState(id) };
}

/** A selfie that waits, or that this moderator holds, of a member with a photo. */
async function aSelfie(holder?: StaffRole): Promise<Omit<Scene, 'input'> & { readonly photo: string }> {
  const { target: photo, subject } = await aPhotoThatWaits();
  await world.rows(`update media.photo set status = 'visible' where id = $1`, [photo]);
  const [row] = await world.rows<{ id: string }>(
    `insert into moderation.verification (member_id, pose, state, asked_at, pose_until, sent_at, consent_version, selfie)
     values ($1, 'thumb_up', 'waiting', now(), now(), now(), 1, 'photos/xx/none') returning id`,
    [subject],
  );
  const id = row?.id ?? '';
  if (holder) await as(holder).post('/api/admin/verifications/take').send({ verification: id });
  await world.rows(`truncate audit.entry`);
  const state = () =>
    world.rows<{ tx: string }>(
      `select xmin::text as tx, state, locked_by, locked_at, skipped_by, reason from moderation.verification where id = $1`,
      [id],
    );
  return { target: id, subject, state, photo: photo ?? '' };
}
const onSelfie =
  (input: (photo: string) => Scene['input']) =>
  async (role: StaffRole): Promise<Scene> => {
    const { photo, ...scene } = await aSelfie(role);
    return { ...scene, input: input(photo) };
  };

/** Child material that this moderator found, with sealed files. */
async function aFinding(role: StaffRole, input: Scene['input']): Promise<Scene> {
  const { id } = await world.member('Bert');
  const sealed = await as(role).post(`/api/admin/members/${id}/child-material`).send({ reason: 'picture_seen' });
  const { id: found } = (sealed as Answer<{ id: string }>).body;
  await world.rows(`update moderation.child_material set state = 'sealed' where id = $1`, [found]);
  await world.rows(`truncate audit.entry`);
  const state = () =>
    world.rows<{ tx: string }>(
      `select xmin::text as tx, handed_over_to, keep_until, released_at from moderation.child_material where id = $1`,
      [found],
    );
  return { target: found, subject: found, input, state };
}

const onFlagOf = (fictional: boolean, reason: string) => async (): Promise<Scene> => {
  const { id } = await world.member('Bert', { fictional });
  const state = () =>
    world.rows<{ tx: string }>(`select xmin::text as tx, fictional from visibility.member_standing where member_id = $1`, [id]);
  return { target: id, subject: id, input: { reason }, state };
};

const scenes: { readonly [Name in CommandName]: (role: StaffRole) => Promise<Scene> } = {
  ...moneyScenes(() => world),
  ...directDebitScenes(() => world),
  ...textScenes(() => world),
  ...memberHelpScenes(() => world),
  ...companyScenes(
    () => world,
    (role) => office.stepUp(role),
  ),
  ...methodScenes(() => world),
  ...bookScenes(() => world),
  ...siteScenes(() => world),
  ...staffScenes(
    () => world,
    (role) => office.stepUp(role),
  ),
  ...catalogueScenes(() => world),
  ...statusScenes(() => world),
  lift_limit: async () => {
    const { id } = await world.member('Bert');
    await world.rows(`update chats.inbox set openings_cap = 3 where member_id = $1`, [id]);
    const state = () =>
      world.rows<{ tx: string }>(`select xmin::text as tx, openings_cap, vouched from chats.inbox where member_id = $1`, [id]);
    return { target: id, subject: id, input: { reason: 'person_known' }, state };
  },
  set_fictional: onFlagOf(false, 'owned_by_house'),
  unset_fictional: onFlagOf(true, 'set_by_mistake'),
  mail_again: async () => {
    const { id } = await world.member('Bert');
    await world.rows(`update auth.account set notifications_disabled = '{bounced,unsubscribed}' where id = $1`, [id]);
    const state = () => world.rows<{ tx: string }>(`select xmin::text as tx, notifications_disabled from auth.account where id = $1`, [id]);
    return { target: id, subject: id, input: { reason: 'address_confirmed' }, state };
  },
  approve_photo: async () => ({ ...(await aPhotoThatWaits()), input: {} }),
  reject_photo: async () => ({ ...(await aPhotoThatWaits()), input: { reason: 'not_decent' } }),
  open_case: async () => {
    const { id } = await world.member('Bert');
    const state = () =>
      world.rows<{ tx: string }>(`select xmin::text as tx, reason, signals from moderation.initiative where member_id = $1`, [id]);
    const input = { category: 'fake', reason: 'seen_on_profile', signals: [], photos: [], note: 'Ask the owner' };
    return { target: id, subject: null, input, optional: ['signals', 'photos', 'note'], state };
  },
  ask_more: (role) => anInitiative(role, null, { reason: 'fraud_suspected' }),
  grant_more: () => anInitiative(undefined, randomUUID(), { reason: 'needed_to_judge' }),
  refuse_more: () => anInitiative(undefined, randomUUID(), { reason: 'enough_to_judge' }),
  take_case: async () => {
    const { id } = await aCase();
    return { target: null, subject: id, input: { case: id }, optional: ['case'], state: caseState(id) };
  },
  skip_case: onCase({}),
  escalate_case: onCase({ reason: 'unsure' }),
  read_case_messages: async (role) => {
    const id = await aCaseWithMessages();
    await as(role).post('/api/admin/cases/take').send({ case: id });
    await world.rows(`truncate audit.entry`);
    return { target: id, subject: id, input: { reason: 'report_about_it' }, state: caseState(id) };
  },
  note_case: async () => {
    const { id } = await aCase();
    const state = () => world.rows<{ tx: string }>(`select xmin::text as tx, id from moderation.note where case_id = $1`, [id]);
    return { target: id, subject: id, input: { text: 'Ask the owner' }, state };
  },
  decide_case: onCase({ measure: 'warning', reason: 'insult' }),
  undo_decision: async (role) => {
    const { id } = await aCase(role);
    const decided = await as(role).post(`/api/admin/cases/${id}/decide`).send({ measure: 'warning', reason: 'insult' });
    const { decision } = (decided as Answer<{ decision: { id: string } }>).body;
    await world.rows(`truncate audit.entry`);
    return { target: decision.id, subject: id, input: {}, state: caseState(id) };
  },
  set_signal_threshold: async () => {
    const id = '0190a000-0000-7000-8000-000000000004';
    await world.rows(`delete from moderation.signal_rule`);
    const state = () => world.rows<{ tx: string }>(`select xmin::text as tx, threshold from moderation.signal_rule where id = $1`, [id]);
    return { target: id, subject: id, input: { threshold: 9, reason: 'new_pattern' }, state };
  },
  add_scam_word: async () => {
    await world.rows(`delete from moderation.scam_word`);
    const state = () => world.rows<{ tx: string }>(`select xmin::text as tx, phrase from moderation.scam_word`);
    return {
      target: null,
      subject: null,
      input: { language: 'nl', phrase: 'Gouden tientje*', caution: 'money', reason: 'new_pattern' },
      state,
    };
  },
  remove_scam_word: async () => {
    await world.rows(`delete from moderation.scam_word`);
    const id = randomUUID();
    await world.rows(
      `insert into moderation.scam_word (id, language, phrase, caution, added_at) values ($1, 'nl', 'gouden tientje*', 'money', now())`,
      [id],
    );
    // What is gone has no transaction of its own: the entry in the log has one.
    const state = () =>
      world.rows<{ tx: string }>(
        `select xmin::text as tx, 'there' as place from moderation.scam_word where id = $1
          union all select xmin::text, 'gone' from audit.entry where subject_id = $1 and act = 'scam_word.removed'`,
        [id],
      );
    return { target: id, subject: id, input: { reason: 'no_longer_used' }, state };
  },
  change_settings: async () => {
    const { version, state } = await aSite();
    return {
      target: demoIds.site,
      subject: demoIds.site,
      input: { version, changes: { swipe_likes: version + 5 }, reason: 'Tried in spring' },
      state,
    };
  },
  undo_settings: async () => {
    const { version, state } = await aSite();
    await world.rows(`update site.site set settings = settings || '{"swipe_likes": 4}' where id = $1`, [demoIds.site]);
    await world.rows(
      `insert into site.settings_change (site_id, version, at, staff_id, reason, undoes, before, after)
       values ($1, $2, now(), uuidv7(), 'Tried', false, $3, '{"swipe_likes": 4}')`,
      [demoIds.site, version, { swipe_likes: version + 5 }],
    );
    return { target: demoIds.site, subject: demoIds.site, input: { version, reason: 'A mistake' }, state };
  },
  take_reviews: async () => {
    const { id, state } = await aReview();
    return { target: null, subject: id, input: {}, state };
  },
  approve_review: onReview({}),
  reject_review: onReview({ reason: 'advertising' }),
  escalate_review: onReview({ reason: 'sexual' }),
  skip_review: onReview({}),
  undo_review: async (role) => {
    const { id, subject, state } = await aReview(role);
    await as(role).post(`/api/admin/reviews/${id}/reject`).send({ reason: 'sexual' });
    await world.rows(`truncate audit.entry`);
    return { target: id, subject, input: {}, state };
  },
  seal_child_material: async () => {
    const { id } = await world.member('Bert');
    const state = () =>
      world.rows<{ tx: string }>(`select xmin::text as tx, state from moderation.child_material where member_id = $1`, [id]);
    return { target: id, subject: null, input: { reason: 'picture_seen' }, state };
  },
  hand_over_child_material: (role) => aFinding(role, { authority: 'Politie' }),
  keep_child_material: (role) => aFinding(role, { months: 24, reason: 'police_asked' }),
  release_child_material: (role) => aFinding(role, { reason: 'no_child' }),
  uphold_decision: (role) => anAppeal(role, { reason: 'rule_broken' }),
  overturn_decision: (role) => anAppeal(role, { reason: 'new_facts' }),
  resolve_complaint: (role) => aComplaint(role, { answer: 'They are larger now.', reason: 'mended' }),
  confirm_ban: aProposal,
  refuse_ban: aProposal,
  take_verification: async () => {
    const { target, subject, state } = await aSelfie();
    return { target: null, subject, input: { verification: target }, optional: ['verification'], state };
  },
  skip_verification: onSelfie(() => ({})),
  approve_verification: onSelfie((photo) => ({ photos: [photo] })),
  refuse_verification: onSelfie(() => ({ reason: 'unclear' })),
  undo_verification: async (role) => {
    const scene = await onSelfie(() => ({}))(role);
    await as(role).post(`/api/admin/verifications/${scene.target}/refuse`).send({ reason: 'unclear' });
    await world.rows(`truncate audit.entry`);
    return scene;
  },
  make_invitation: async () => ({
    target: null,
    subject: null,
    input: { note: 'Ria' },
    state: () => world.rows<{ tx: string }>(`select xmin::text as tx, id from auth.invitation order by made_at desc, id desc limit 1`),
  }),
  revoke_invitation: async () => {
    const id = await anInvitation();
    const state = () => world.rows<{ tx: string }>(`select xmin::text as tx, revoked_at from auth.invitation where id = $1`, [id]);
    return { target: id, subject: id, input: {}, state };
  },
  make_announcement: async () => ({
    target: null,
    subject: null,
    input: draft,
    state: () => world.rows<{ tx: string }>(`select xmin::text as tx, id from notifications.announcement order by id desc limit 1`),
  }),
  save_announcement: async () => ({ ...(await aDraft()), input: { ...draft, texts: { nl: { title: 'Nieuws', body: 'Hallo.' } } } }),
  test_announcement: async () => {
    const scene = await aDraft();
    const state = () =>
      world.rows<{ tx: string }>(
        `select xmin::text as tx, id from events.outbox where reaction = 'mail.announcement-test' and payload->>'announcementId' = $1
          order by id desc limit 1`,
        [scene.target],
      );
    return { ...scene, input: { language: 'nl' }, state };
  },
  schedule_announcement: async () => ({ ...(await aDraft()), input: { reason: 'read_by_two' } }),
  stop_announcement: async () => ({
    ...(await aDraft(`state = 'running', starts_at = now()`)),
    input: { reason: 'mistake_in_text' },
  }),
  retry_dead_letter: async () => {
    const id = randomUUID();
    await world.rows(
      `insert into events.dead_letter (id, reaction, payload, tries, reason, at) values ($1, 'mail.activation', '{}', 20, 'Error: busy', now())`,
      [id],
    );
    const state = () =>
      world.rows<{ tx: string }>(
        `select xmin::text as tx, 'dead' as place from events.dead_letter where id = $1
          union all select xmin::text, 'outbox' from events.outbox where id = $1`,
        [id],
      );
    return { target: id, subject: id, input: { reason: 'cause_mended' }, state };
  },
  refresh_figures: async () => {
    const [job] = await world.rows<{ id: string }>(
      `insert into events.schedule (name, cron, zone, planned_at, next_run_at)
       values ('figures.refresh', '12 * * * *', 'UTC', now() + interval '1 hour', now() + interval '1 hour')
       on conflict (name) do update set next_run_at = excluded.next_run_at, started_at = null, leased_until = null returning id`,
    );
    const id = job?.id ?? '';
    const state = () =>
      world.rows<{ tx: string }>(`select xmin::text as tx, next_run_at <= now() as due from events.schedule where id = $1`, [id]);
    return { target: null, subject: id, input: {}, state };
  },
  run_recurring_job: async () => {
    const [job] = await world.rows<{ id: string }>(
      `insert into events.schedule (name, cron, zone, planned_at, next_run_at)
       values ('test.' || gen_random_uuid(), '10 3 * * *', 'UTC', now() + interval '1 day', now() + interval '1 day') returning id`,
    );
    const id = job?.id ?? '';
    const state = () =>
      world.rows<{ tx: string }>(`select xmin::text as tx, next_run_at <= now() as due from events.schedule where id = $1`, [id]);
    return { target: id, subject: id, input: { reason: 'outage_over' }, state };
  },
};

const send = async (role: StaffRole, name: CommandName, { target }: Scene, input: object): Promise<Answer> =>
  as(role).post(commandUrl(name, target)).send(input);
const whoMay = (name: CommandName): StaffRole => rolesWith(name, true)[0] ?? 'owner';
const entriesOf = (act: string) =>
  world.rows(`select xmin::text as tx, act, reason, subject_kind, subject_id from audit.entry where act = $1`, [act]);
const rolesWith = (name: CommandName, has: boolean) => staffRoles.filter((role) => mayUse([role], commands[name].right) === has);

describe('a command of the back office', () => {
  it.each(commandNames)('changes what it is for, and leaves one entry with its reason, in one transaction: %s', async (name) => {
    const { act, subject, result } = commands[name];
    for (const role of rolesWith(name, true)) {
      await world.rows(`truncate audit.entry`);
      const scene = await scenes[name](role);
      const before = await scene.state();
      const { status, body } = await send(role, name, scene, scene.input);
      expect([role, status, result.parse(body)]).toEqual([role, 200, body]);
      const after = await scene.state();
      expect(after).not.toEqual(before);
      expect(await entriesOf(act)).toEqual([
        {
          tx: after[0]?.tx,
          act,
          reason: scene.input['reason'] ?? '',
          subject_kind: subject,
          subject_id: scene.subject ?? expect.any(String),
        },
      ]);
    }
  });

  it.each(commandNames)('is refused to whoever lacks the right, and only the attempt is written down: %s', async (name) => {
    const { act, right } = commands[name];
    const scene = await scenes[name](whoMay(name));
    const before = await scene.state();
    for (const role of rolesWith(name, false)) {
      const { status, body } = await send(role, name, scene, scene.input);
      expect([role, status, body]).toMatchObject([role, 403, { error: 'forbidden' }]);
    }
    expect(await scene.state()).toEqual(before);
    expect(await entriesOf(act)).toEqual([]);
    const refusals = await world.rows(`select facts->>'needed' as needed from audit.entry where act = 'staff.access_refused'`);
    expect(refusals).toEqual(rolesWith(name, false).map(() => ({ needed: right })));
  });

  it.each(commandNames)('takes neither too little nor too much, and then changes nothing: %s', async (name) => {
    const scene = await scenes[name](whoMay(name));
    const before = await scene.state();
    const needed = Object.keys(scene.input).filter((field) => !scene.optional?.includes(field));
    const without = needed.map((field) => ({ ...scene.input, [field]: undefined }));
    for (const input of [...without, { ...scene.input, more: 1 }]) {
      const { status, body } = await send(whoMay(name), name, scene, input);
      expect([input, status, body]).toMatchObject([input, 422, { fields: expect.any(Object) }]);
    }
    expect(await scene.state()).toEqual(before);
    expect(await entriesOf(commands[name].act)).toEqual([]);
  });

  it.each(commandNames.filter((name) => commands[name].reason))(
    'is not done without a reason of its list, or in words: %s',
    async (name) => {
      const scene = await scenes[name](whoMay(name));
      const before = await scene.state();
      const wrong = commands[name].reason?.kind === 'words' ? '?' : 'because';
      for (const input of [{}, { reason: '' }, { reason: wrong }]) {
        const { status, body } = await send(whoMay(name), name, scene, input);
        expect([input, status, body]).toMatchObject([input, 422, { fields: { reason: expect.any(String) } }]);
      }
      expect(await scene.state()).toEqual(before);
      expect(await entriesOf(commands[name].act)).toEqual([]);
    },
  );

  it.each(commandNames)('is not done when it cannot be written down: %s', async (name) => {
    const { act } = commands[name];
    const scene = await scenes[name](whoMay(name));
    const before = await scene.state();
    await world.rows(`alter table audit.entry add constraint no_such_act check (act <> '${act}') not valid`);
    try {
      expect((await send(whoMay(name), name, scene, scene.input)).status).toBe(500);
    } finally {
      await world.rows(`alter table audit.entry drop constraint no_such_act`);
    }
    expect(await scene.state()).toEqual(before);
    expect(await entriesOf(act)).toEqual([]);
  });

  it.each(commandNames.filter((name) => commands[name].target))(
    'finds nothing at an unknown id, and no id in other words: %s',
    async (name) => {
      const scene = await scenes[name](whoMay(name));
      const answers = [];
      // Where the id is made of several parts, the first one is unknown.
      const unknown = scene.unknown ?? scene.target?.replace(/^[\da-f-]{36}/, randomUUID()) ?? null;
      for (const target of [unknown, 'x']) answers.push((await send(whoMay(name), name, { ...scene, target }, scene.input)).status);
      expect(answers).toEqual([404, 422]);
      expect(await entriesOf(commands[name].act)).toEqual([]);
    },
  );
});

describe('an objection', () => {
  const act = async (id: string | null, path: string, body: object) =>
    (await as('moderator').post(`/api/admin/cases/${id}/${path}`).send(body)) as Answer<{ error?: string; messages?: unknown[] }>;

  it('is judged by a reason that fits whoever objects; another one changes nothing', async () => {
    const { target } = await anAppeal('moderator', {});
    for (const reason of ['overlooked', 'rule_broken'])
      expect((await act(target, 'overturn', { reason })).body.error).toBe('invalid_input');
    expect((await act(target, 'uphold', { reason: 'no_rule_broken' })).body.error).toBe('invalid_input');
    expect(await world.rows(`select state from moderation.appeal where id = $1`, [target])).toEqual([{ state: 'open' }]);
    expect((await act(target, 'overturn', { reason: 'new_facts' })).status).toBe(200);
  });

  it('is judged by whoever can read what was kept with the case that is appealed', async () => {
    const { target } = await anAppeal('moderator', {}, await aCaseWithMessages());
    const { status, body } = await act(target, 'messages', { reason: 'appeal' });
    expect([status, (body.messages?.length ?? 0) > 0]).toEqual([200, true]);
  });
});

describe('a case that is dismissed', () => {
  const nothing = { measure: 'none', reason: 'no_violation' };
  const held = async () => {
    const id = await aCaseWithMessages();
    await as('moderator').post('/api/admin/cases/take').send({ case: id });
    return id;
  };
  const dismiss = async (id: string, more = {}) => {
    const answer = await as('moderator')
      .post(`/api/admin/cases/${id}/decide`)
      .send({ ...nothing, ...more });
    const { status, body } = answer as Answer<{ error?: string }>;
    return [status, body.error];
  };
  const lookedAt = async (id: string) =>
    ((await as('moderator').get(`/api/admin/cases/${id}`)) as Answer<{ looked_at: boolean }>).body.looked_at;

  it('was looked at by whoever dismisses it: before its evidence is opened, nothing is decided', async () => {
    const id = await held();
    expect(await lookedAt(id)).toBe(false);
    expect(await dismiss(id)).toEqual([422, 'evidence_not_opened']);
    expect(await world.rows(`select from moderation.decision where case_id = $1`, [id])).toEqual([]);
    // That another moderator looked is no look.
    await world.rows(
      `insert into audit.entry (at, staff_id, act, subject_kind, subject_id) values (now(), $1, 'case.messages_read', 'case', $2)`,
      [randomUUID(), id],
    );
    expect(await dismiss(id)).toEqual([422, 'evidence_not_opened']);
    await as('moderator').post(`/api/admin/cases/${id}/messages`).send({ reason: 'report_about_it' });
    expect(await lookedAt(id)).toBe(true);
    expect(await dismiss(id)).toEqual([200, undefined]);
  });

  it('or says why there was no need to look, and the log keeps that', async () => {
    const id = await held();
    expect(await dismiss(id, { dismissal: 'because' })).toEqual([422, 'invalid_input']);
    expect(await dismiss(id, { dismissal: 'same_as_another' })).toEqual([200, undefined]);
    expect(
      await world.rows(`select facts->>'dismissal' as why from audit.entry where act = 'case.decided' and subject_id = $1`, [id]),
    ).toEqual([{ why: 'same_as_another' }]);
  });
});
