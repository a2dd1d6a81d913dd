import { randomUUID } from 'node:crypto';
import { Invitations } from '#auth';
import { CONFIG, type Config } from '#config';
import type { MemberId } from '#contracts';
import type { PhotoId } from '#contracts';
import { Transactions } from '#database';
import {
  AppealsService,
  ChildMaterialService,
  appealTokenOf,
  CasesService,
  ComplaintsService,
  DecisionsService,
  FraudContacts,
  ReportsService,
  ReviewLifecycle,
  ReviewsService,
  SelfieChecks,
  SelfieEndings,
  VerificationsService,
  type Ruling,
} from '#moderation';
import { PreferencesService } from '#notifications';
import type { JobName } from '#queues';
import { demoIds } from '#site';
import { ObjectStore } from '#storage';
import { aPngOf } from '#testing';
import { aClaim, home, outboxPayload, writes, type Case, type Scene } from './scene.fixture.js';

/** What staff wrote to everybody who wants it. */
export async function announce({ worker: { world } }: Scene, kind: 'site_news' | 'promotion'): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    `insert into notifications.announcement (kind, state, texts, path, made_by, saved_at, starts_at)
     values ($1, 'planned', '{"en": {"title": "News", "body": "Hello."}}', '', gen_random_uuid(), public.app_now(), public.app_now()) returning id`,
    [kind],
  );
  return row?.id ?? '';
}
const news: Case = async (scene) => {
  await scene.worker.world.get(PreferencesService).choose(scene.anna.id, { category: 'site_news', channel: 'email', frequency: 'at_once' });
  return { announcementId: await announce(scene, 'site_news') };
};
async function staffMember({ worker: { world } }: Scene): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    `insert into auth.staff (email, name, password_hash, totp_secret, roles) values ('cora@staff.example', 'Cora', 'none', '', '{content}') returning id`,
  );
  return row?.id ?? '';
}

/** A report that a moderator warned because of, carried out or not yet. */
async function decision(scene: Scene, isCarriedOut: boolean): Promise<Readonly<Record<'decisionId' | 'reportId', string>>> {
  const { worker, anna, bert } = scene;
  const { world } = worker;
  await world.get(ReportsService).report(anna.id, { profile: bert.id, reason: 'insult' }, null);
  const [report] = await world.rows<{ id: string }>(`select id from moderation.report`);
  const reportId = report?.id ?? '';
  return { decisionId: await decideCase(scene, reportId, { measure: 'warning', rule: 'insult' }, isCarriedOut), reportId };
}

async function decideCase(scene: Scene, caseId: string, ruling: Ruling, isCarriedOut = true): Promise<string> {
  const { world } = scene.worker;
  const moderator = { id: randomUUID(), isOwner: false };
  const { decision: made } = await world.get(Transactions).run(async (tx) => {
    await world.get(CasesService).claim(tx, moderator, caseId);
    return world.get(DecisionsService).decide(tx, moderator, caseId, ruling);
  });
  if (isCarriedOut) await world.get(DecisionsService).carryOut(aClaim(scene), made.id);
  return made.id;
}

async function wordsOf({ worker: { world }, anna }: Scene): Promise<MemberId> {
  await world.rows(`update profiles.profile set about = 'A sailor' where member_id = $1`, [anna.id]);
  return anna.id;
}

/** Words of Anna that a moderator approved a moment ago. */
const aReview: Case = async (scene) => {
  const { world } = scene.worker;
  await world.get(ReviewLifecycle).collect(aClaim(scene), await wordsOf(scene), undefined);
  const moderator = { id: randomUUID(), isOwner: false };
  await world.get(Transactions).run(async (tx) => {
    const { rows } = await world.get(ReviewsService).claimBatch(tx, moderator);
    for (const { id } of rows) await world.get(ReviewsService).approve(tx, moderator, id);
  });
  return outboxPayload(scene, 'moderation.approve-review');
};

async function complaint({ worker: { world } }: Scene): Promise<string> {
  const from = { site: { id: demoIds.site, communityId: demoIds.community }, language: 'en', memberId: null, ip: home.ip } as const;
  const body = {
    category: 'something_else',
    words: 'The letters are too small.',
    name: 'Wil',
    email: `wil${randomUUID()}@mail.example`,
  } as const;
  await world.get(ComplaintsService).complain(body, from, null);
  const [row] = await world.rows<{ id: string }>(`select id from moderation.complaint`);
  return row?.id ?? '';
}

/** Bert was banned because of money; Anna has written to him. */
async function fraud(scene: Scene): Promise<string> {
  const { worker, anna } = scene;
  await worker.world.rows(`select payments.credit($1, 5, 'adjustment', $1)`, [anna.id]);
  await worker.world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [anna.id]);
  await writes({ ...scene, bert: anna });
  const { decisionId } = await decision(scene, true);
  await worker.world.rows(`update moderation.decision set measure = 'ban', rule = 'money' where id = $1`, [decisionId]);
  await worker.world.rows(`delete from events.outbox`);
  return decisionId;
}

/** The same, and Anna was told; then the ban was taken back. */
async function clearedFraud(scene: Scene): Promise<string> {
  const { world } = scene.worker;
  const decisionId = await fraud(scene);
  await world.get(FraudContacts).compensate(aClaim(scene), decisionId);
  await world.get(Transactions).run((tx) => world.get(DecisionsService).overturn(tx, decisionId));
  return decisionId;
}

/** Anna sent a selfie; a moderator has compared it, or not yet. */
async function selfie(scene: Scene, decides: 'approve' | 'refuse' | 'later'): Promise<string> {
  const { worker, anna } = scene;
  const { world } = worker;
  const [photo] = await world.rows<{ id: PhotoId }>(
    `insert into media.photo (member_id, status, position, main, created_at) values ($1, 'visible', 1, true, now()) returning id`,
    [anna.id],
  );
  const verifications = world.get(VerificationsService);
  await verifications.begin(anna.id);
  await verifications.send(anna.id, aPngOf(240, 300), 1);
  const [row] = await world.rows<{ id: string }>(`select id from moderation.verification`);
  const id = row?.id ?? '';
  const staffId = randomUUID();
  await world.get(Transactions).run(async (tx) => {
    const checks = world.get(SelfieChecks);
    await checks.claim(tx, staffId, id);
    if (decides === 'approve' && photo) await checks.approve(tx, staffId, id, [photo.id]);
    if (decides === 'refuse') await checks.refuse(tx, staffId, id, 'unclear');
  });
  return id;
}

/** The decision is final, and the file gone. */
async function settled(scene: Scene, verificationId: string): Promise<string> {
  await scene.worker.world.get(SelfieEndings).settle(aClaim(scene), verificationId);
  return verificationId;
}

/** A moderator found child material with Bert, who has a photo that nobody may see any more. */
async function foundMaterial({ worker: { world }, bert }: Scene): Promise<Readonly<Record<'materialId' | 'memberId', string>>> {
  const object = `photos/aa/${randomUUID()}`;
  await world.get(ObjectStore).put(object, new Uint8Array([1, 2, 3]), 'image/jpeg');
  await world.rows(
    `insert into media.photo (member_id, status, position, main, original, created_at) values ($1, 'visible', 1, true, $2, now())`,
    [bert.id, object],
  );
  const { id } = await world
    .get(Transactions)
    .run((tx) => world.get(ChildMaterialService).seal(tx, { id: randomUUID(), isOwner: false }, bert.id));
  await world.rows(`delete from events.outbox where reaction <> 'moderation.seal-child-material'`);
  return { materialId: id, memberId: bert.id };
}

/** Something to do for the jobs that follow from what staff do. */
export const officeCases = {
  'moderation.carry-out': async (scene) => ({ decisionId: (await decision(scene, false)).decisionId }),
  'moderation.seal-child-material': async (scene) => ({ materialId: (await foundMaterial(scene)).materialId }),
  'export.withdraw': async (scene) => {
    const object = `exports/${randomUUID()}`;
    await scene.worker.world.get(ObjectStore).put(object, new Uint8Array([1]), 'application/zip');
    await scene.worker.world.rows(
      `insert into exports.member_export (member_id, state, object, bytes, asked_at, ready_at, expires_at)
       values ($1, 'ready', $2, 1, now(), now(), now() + interval '1 day')`,
      [scene.bert.id, object],
    );
    return { materialId: (await foundMaterial(scene)).materialId };
  },
  'mail.account-closed': foundMaterial,
  'moderation.collect-review': async (scene) => ({ memberId: await wordsOf(scene) }),
  'moderation.approve-review': aReview,
  'mail.decision': async (scene) => ({ decisionId: (await decision(scene, true)).decisionId }),
  'mail.report-decided': async (scene) => ({ reportId: (await decision(scene, true)).reportId }),
  'mail.appeal-decided': async (scene) => {
    const { world } = scene.worker;
    const { decisionId } = await decision(scene, true);
    const token = appealTokenOf(world.get<Config>(CONFIG as never).appSecret, decisionId);
    await world.get(AppealsService).appeal(token, { words: 'It was a joke.' });
    const [appeal] = await world.rows<{ id: string }>(`update moderation.appeal set state = 'upheld', decided_at = now() returning id`);
    return { appealId: appeal?.id };
  },
  'moderation.settle-selfie': async (scene) => ({ verificationId: await selfie(scene, 'refuse') }),
  'moderation.end-selfies': async (scene) => {
    await selfie(scene, 'later');
    await scene.worker.world.rows(`update moderation.verification set sent_at = now() - interval '15 days'`);
  },
  'mail.verification': async (scene) => ({ verificationId: await settled(scene, await selfie(scene, 'refuse')) }),
  'mail.badge-lost': async (scene) => {
    const verificationId = await settled(scene, await selfie(scene, 'approve'));
    await scene.worker.world.rows(`update visibility.member_standing set verified = false where member_id = $1`, [scene.anna.id]);
    return { verificationId, memberId: scene.anna.id };
  },
  'moderation.make-good': async (scene) => ({ decisionId: await fraud(scene) }),
  'mail.fraud-warning': async (scene) => {
    await scene.worker.world.get(FraudContacts).compensate(aClaim(scene), await fraud(scene));
    return outboxPayload(scene, 'mail.fraud-warning');
  },
  'moderation.tell-cleared': async (scene) => ({ decisionId: await clearedFraud(scene) }),
  'mail.fraud-cleared': async (scene) => {
    await scene.worker.world.get(FraudContacts).notifyCleared(aClaim(scene), await clearedFraud(scene));
    return outboxPayload(scene, 'mail.fraud-cleared');
  },
  'mail.complaint-received': async (scene) => ({ complaintId: await complaint(scene) }),
  'mail.complaint-decided': async (scene) => {
    const complaintId = await complaint(scene);
    await decideCase(scene, complaintId, { measure: 'none', rule: null });
    return { complaintId };
  },
  'moderation.end-measures': async (scene) => {
    const { decisionId } = await decision(scene, true);
    await scene.worker.world.rows(
      `update moderation.decision set measure = 'suspension', days = 1, until = now() - interval '1 minute' where id = $1`,
      [decisionId],
    );
  },
  'notifications.begin-announcement': news,
  'mail.announcement-test': async (scene) => ({
    testId: randomUUID(),
    announcementId: await announce(scene, 'site_news'),
    staffId: await staffMember(scene),
    language: 'en',
  }),
  'mail.invitation': async (scene) => {
    const { world } = scene.worker;
    const site = { siteId: demoIds.site, communityId: demoIds.community };
    const made = { ...site, staffId: await staffMember(scene), note: 'Ria' };
    const invitationId = await world.get(Transactions).run((tx) => world.get(Invitations).make(tx, made));
    await world.rows(
      `insert into notifications.invitation_mail (invitation_id, address, language, asked_at) values ($1, 'ria@mail.example', 'en', now())`,
      [invitationId],
    );
    return { invitationId };
  },
  'mail.staff-link': async (scene) => {
    const linkId = randomUUID();
    await scene.worker.world.rows(
      `insert into auth.staff_link (id, staff_id, purpose, sets_password, address, language, token_hash, created_at, expires_at)
       values ($1, $2, 'invite', true, 'cora@staff.example', 'en', '', public.app_now(), public.app_now() + interval '1 day')`,
      [linkId, await staffMember(scene)],
    );
    return { linkId };
  },
  'mail.owners-changed': async (scene) => {
    const id = await staffMember(scene);
    return { noticeId: randomUUID(), readerId: id, actorId: id, personId: id, change: 'given' };
  },
} satisfies Partial<Record<JobName, Case>>;
