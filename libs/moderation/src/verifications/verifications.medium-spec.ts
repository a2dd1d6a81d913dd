import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AccountClosures } from '#auth';
import type { PhotoId, SelfieRefusal } from '#contracts';
import { Transactions, type Tx } from '#database';
import { OwnPhotosService, PhotoObjects } from '#media';
import { MemberData } from '#member-data';
import { CardsService } from '#profiles';
import { ObjectStore } from '#storage';
import { aPngOf, World, type TestMember } from '#testing';
import { StandingService } from '#visibility';
import { FictionalFlags } from './fictional-flags.service.js';
import { SelfieChecks } from './selfie-checks.service.js';
import { SelfieEndings } from './selfie-endings.service.js';
import { VerificationsService } from './verifications.service.js';

const [nora, otto] = [randomUUID(), randomUUID()];
const picture = aPngOf(240, 300);
const claim = { settle: () => Promise.resolve(true) } as never;
let world: World;
let anna: TestMember;
let bert: TestMember;
let photo: PhotoId;

beforeAll(async () => void (world = await World.open()));
beforeEach(async () => {
  await world.empty();
  [anna, bert] = [await world.member('Anna'), await world.member('Bert')];
  photo = await aPhoto(anna, true);
});
afterAll(() => world.close());

const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world.get(Transactions).run(work);
const verifications = () => world.get(VerificationsService);
const checks = () => world.get(SelfieChecks);
const endings = () => world.get(SelfieEndings);
const photosOf = () => world.get(OwnPhotosService);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

async function aPhoto({ id }: TestMember, main: boolean): Promise<PhotoId> {
  const [row] = await world.rows<{ id: PhotoId }>(
    `insert into media.photo (member_id, status, position, main, created_at)
     select $1, 'visible', 1 + count(*), $2, now() from media.photo where member_id = $1 returning id`,
    [id, main],
  );
  if (!row) throw new Error('no photo');
  return row.id;
}

interface Row {
  readonly id: string;
  readonly state: string;
  readonly selfie: string | null;
}
const rows = () => world.rows<Row>(`select id, state, selfie from moderation.verification order by asked_at, id`);
const newest = async (): Promise<Row> => {
  const row = (await rows()).at(-1);
  if (!row) throw new Error('no try');
  return row;
};
const exists = (name: string | null) => world.get(ObjectStore).exists(name ?? 'none');
/** After the commit the file goes: a moment later than the answer. */
async function isGone(name: string | null): Promise<true> {
  while (await exists(name));
  return true;
}
const jobs = async (reaction: string) => (await world.rows(`select from events.outbox where reaction = $1`, [reaction])).length;
const stateOf = async ({ id }: TestMember = anna) => (await verifications().read(id)).state;
const isVerified = async ({ id }: TestMember = anna) => {
  const [card] = await world.get(Transactions).read((tx) => world.get(CardsService).inOrder(tx, bert.id, [id]));
  return card?.verified;
};
/** A selfie that waits. */
async function sent({ id }: TestMember = anna): Promise<Row & { readonly selfie: string }> {
  await verifications().begin(id);
  await verifications().send(id, picture, 1);
  const row = await newest();
  return { ...row, selfie: row.selfie ?? '' };
}
const claimSelfie = (id: string, staff = nora) => inTx((tx) => checks().claim(tx, staff, id));
const approve = (id: string, staff = nora, seen: readonly PhotoId[] = [photo]) => inTx((tx) => checks().approve(tx, staff, id, seen));
const refuse = (id: string, reason: SelfieRefusal = 'no_pose', staff = nora) => inTx((tx) => checks().refuse(tx, staff, id, reason));
async function approved(): Promise<Row & { readonly selfie: string }> {
  const row = await sent();
  await claimSelfie(row.id);
  await approve(row.id);
  return row;
}
async function refused(): Promise<Row> {
  const row = await sent();
  await claimSelfie(row.id);
  await refuse(row.id);
  await endings().settle(claim, row.id);
  return row;
}

describe('a selfie', () => {
  it('is asked for with a pose, waits, and is stored without an address [#E5]', async () => {
    const asked = await verifications().begin(anna.id);
    expect(asked).toMatchObject({ state: 'asked', tries_left: 3, reason: null });
    expect((await verifications().begin(anna.id)).pose).toBe(asked.pose);
    const waits = await verifications().send(anna.id, picture, 1);
    expect([waits.state, waits.pose, waits.tries_left]).toEqual(['waiting', asked.pose, 2]);
    const { selfie } = await newest();
    expect(await exists(selfie)).toBe(true);
    expect(await world.rows(`select from media.rendition where object = $1`, [selfie])).toEqual([]);
    expect(await codeOf(verifications().send(anna.id, picture, 1))).toBe('verification_done');
  });

  it('is refused without a photo, without a consent, without a pose, and after its time', async () => {
    expect(await codeOf(verifications().begin(bert.id))).toBe('verification_needs_photo');
    expect(await codeOf(verifications().send(anna.id, picture, 1))).toBe('verification_over');
    await verifications().begin(anna.id);
    expect(await codeOf(verifications().send(anna.id, picture, 0))).toBe('consent_required');
    await world.rows(`update moderation.verification set pose_until = now() - interval '1 second'`);
    expect([await codeOf(verifications().send(anna.id, picture, 1)), await stateOf()]).toEqual(['verification_over', 'none']);
    expect(await codeOf(verifications().send(anna.id, Buffer.from('no picture'), 1))).toBe('verification_over');
  });

  it('that is no picture changes nothing and leaves no file', async () => {
    await verifications().begin(anna.id);
    expect(await codeOf(verifications().send(anna.id, Buffer.from('no picture'), 1))).toBe('photo_type');
    expect([await stateOf(), (await rows()).length]).toEqual(['asked', 1]);
    expect(await world.rows(`select from media.stray_object`)).toEqual([]);
  });

  it('is sent once, also when two come at the same moment', async () => {
    await verifications().begin(anna.id);
    const outcomes = await Promise.all([1, 2, 3].map(() => codeOf(verifications().send(anna.id, picture, 1))));
    expect(outcomes.toSorted()).toEqual(['done', 'verification_done', 'verification_done']);
    expect((await rows()).length).toBe(1);
    expect(await world.rows(`select from media.stray_object`)).toEqual([]);
  });

  it('leaves no second file when another one was a moment earlier', async () => {
    await verifications().begin(anna.id);
    const { id } = await newest();
    const stored = jest.spyOn(world.get(ObjectStore), 'put');
    const outcomes = await world.atOnce([`select from moderation.verification where id = $1 for update`, id], 2, () =>
      Promise.all([1, 2].map(() => codeOf(verifications().send(anna.id, picture, 1)))),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'verification_done']);
    const { selfie } = await newest();
    const others = stored.mock.calls.map(([name]) => name).filter((name) => name !== selfie);
    stored.mockRestore();
    expect([others.length, await exists(selfie)]).toEqual([1, true]);
    for (const name of others) expect(await isGone(name)).toBe(true);
  });

  it('can be sent three times a day, each with another pose', async () => {
    const shown: (string | null)[] = [];
    for (let n = 0; n < 3; n += 1) {
      shown.push((await verifications().begin(anna.id)).pose);
      await refused();
    }
    expect(shown.every((pose, index) => index === 0 || pose !== shown[index - 1])).toBe(true);
    expect(await codeOf(verifications().begin(anna.id))).toBe('verification_limit');
    expect((await verifications().read(anna.id)).next_try_at).not.toBeNull();
    await world.rows(`update moderation.verification set sent_at = sent_at - interval '25 hours'`);
    expect(await codeOf(verifications().begin(anna.id))).toBe('done');
  });

  it('can be taken back until it is decided, and is gone then', async () => {
    const { selfie } = await sent();
    expect((await verifications().withdraw(anna.id)).state).toBe('none');
    expect([await isGone(selfie), (await newest()).selfie]).toEqual([true, null]);
    await verifications().withdraw(anna.id);
  });
});

describe('moderators', () => {
  it('get the one that waits longest, each another one, and a free one again after ten minutes', async () => {
    await aPhoto(bert, true);
    const [first, second] = [await sent(), await sent(bert)];
    await world.rows(`update moderation.verification set sent_at = sent_at - interval '1 hour' where id = $1`, [first.id]);
    const next = (staff: string) => inTx((tx) => checks().claimNext(tx, staff));
    expect([await next(nora), await next(otto), await next(randomUUID())]).toEqual([first.id, second.id, undefined]);
    expect([await codeOf(claimSelfie(first.id, otto)), await codeOf(approve(first.id, otto))]).toEqual(['case_taken', 'case_taken']);
    await world.rows(`update moderation.verification set locked_at = locked_at - interval '11 minutes' where id = $1`, [first.id]);
    expect(await codeOf(claimSelfie(first.id, otto))).toBe('done');
    expect([await codeOf(approve(first.id)), await isVerified()]).toEqual(['case_taken', false]);
  });

  it('decide once, also when two press at the same moment', async () => {
    const { id } = await sent();
    await claimSelfie(id);
    const outcomes = await Promise.all([approve(id), approve(id)]);
    expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await jobs('moderation.settle-selfie')).toBe(1);
    expect(await codeOf(refuse(id))).toBe('case_taken');
  });

  it('see the selfie only while they hold it', async () => {
    const { id, selfie } = await sent();
    await claimSelfie(id);
    const open = (staff: string) => inTx((tx) => checks().open(tx, staff, id));
    expect((await open(nora)).selfie).toBe(selfie);
    expect(await codeOf(open(otto))).toBe('case_taken');
    await refuse(id);
    expect(await codeOf(open(nora))).toBe('case_taken');
    expect(await codeOf(inTx((tx) => checks().open(tx, nora, randomUUID())))).toBe('not_found');
  });

  it('give the badge at once, and cannot when they looked at other photos than there are', async () => {
    const { id } = await sent();
    await claimSelfie(id);
    expect(await codeOf(approve(id, nora, [randomUUID() as PhotoId]))).toBe('profile_changed');
    expect([await isVerified(), await stateOf()]).toEqual([false, 'waiting']);
    await approve(id);
    expect([await isVerified(), await stateOf()]).toEqual([true, 'verified']);
  });

  it('take back what is not settled, and nobody else does', async () => {
    const { id } = await approved();
    const undo = (staff: string) => inTx((tx) => checks().undo(tx, staff, id));
    expect(await codeOf(undo(otto))).toBe('case_taken');
    await undo(nora);
    expect([await isVerified(), await stateOf()]).toEqual([false, 'waiting']);
    expect(await endings().settle(claim, id)).toBe(false);
    await refuse(id);
    expect(await stateOf()).toBe('waiting');
    await endings().settle(claim, id);
    expect([await codeOf(undo(nora)), await stateOf(), await jobs('mail.verification')]).toEqual(['case_taken', 'refused', 1]);
  });
});

describe('the file', () => {
  it('is gone after the job, which tells the member, and never twice [#E5]', async () => {
    const { id, selfie } = await approved();
    expect(await exists(selfie)).toBe(true);
    expect([await endings().settle(claim, id), await isGone(selfie), (await newest()).selfie]).toEqual([true, true, null]);
    expect([await endings().settle(claim, id), await jobs('mail.verification')]).toEqual([false, 1]);
  });

  it('goes with the sweep when the store fails or the worker dies right after the decision is settled', async () => {
    const { id, selfie } = await approved();
    const failing = jest.spyOn(world.get(ObjectStore), 'remove').mockRejectedValue(new Error('the store is away'));
    await endings().settle(claim, id);
    while (failing.mock.calls.length === 0) await exists(selfie);
    expect(await exists(selfie)).toBe(true);
    failing.mockRestore();
    await world.get(PhotoObjects).sweep();
    expect(await exists(selfie)).toBe(false);
  });

  it('goes within the hour when its job was lost', async () => {
    const { selfie } = await approved();
    expect((await endings().closeOverdue()).ended).toBe(0);
    await world.rows(`update moderation.verification set decided_at = decided_at - interval '61 minutes'`);
    expect([(await endings().closeOverdue()).ended, await isGone(selfie)]).toEqual([1, true]);
  });

  it('that nobody looked at goes after fourteen days, and its member hears it', async () => {
    const { selfie } = await sent();
    await world.clockAhead('13 days');
    expect((await endings().closeOverdue()).ended).toBe(0);
    await world.clockAhead('15 days');
    expect([(await endings().closeOverdue()).ended, await isGone(selfie), await stateOf()]).toEqual([1, true, 'expired']);
    expect(await jobs('mail.verification')).toBe(1);
    await world.clockAhead('0 days');
  });

  it('goes at once when its member is banned or leaves, and stays when they pause', async () => {
    const { id, selfie } = await sent();
    await inTx(async (tx) => {
      await world.get(StandingService).set(tx, anna.id, 'paused', true);
    });
    expect(await stateOf()).toBe('waiting');
    await claimSelfie(id);
    await inTx(async (tx) => {
      await world.get(StandingService).set(tx, anna.id, 'banned', true);
      await world.get(AccountClosures).close(tx, anna.id, 'banned');
    });
    expect([await isGone(selfie), (await newest()).state, await codeOf(approve(id))]).toEqual([true, 'dropped', 'case_taken']);
  });

  it('is no stray to the sweep while it waits', async () => {
    const { selfie } = await sent();
    await world.rows(`update media.stray_object set due = now() - interval '1 second'`);
    await world.get(PhotoObjects).sweep();
    expect(await exists(selfie)).toBe(true);
  });

  it('and every try are erased with their member, and told in the copy of the data', async () => {
    const { selfie } = await sent();
    const table = world
      .get(MemberData)
      .tables()
      .find(({ name }) => name === 'moderation.verification');
    expect(table?.data.exported).toEqual(expect.arrayContaining(['pose', 'state', 'reason', 'decided_at', 'consent_version']));
    await inTx((tx) => world.get(MemberData).erase(tx, anna.id));
    expect([await rows(), await isGone(selfie)]).toEqual([[], true]);
  });
});

describe('the badge', () => {
  it('is hidden behind another main photo, comes back with the compared one, and its member is told', async () => {
    await approved();
    const other = await aPhoto(anna, false);
    await photosOf().makeMain(anna.id, other);
    expect([await isVerified(), await stateOf(), await jobs('mail.badge-lost')]).toEqual([false, 'resting', 1]);
    await photosOf().makeMain(anna.id, photo);
    expect([await isVerified(), await stateOf()]).toEqual([true, 'verified']);
  });

  it('goes with the last compared photo, and a new selfie brings it back', async () => {
    const { id } = await approved();
    await endings().settle(claim, id);
    const other = await aPhoto(anna, false);
    await photosOf().remove(anna.id, photo);
    expect([await isVerified(), await stateOf()]).toEqual([false, 'resting']);
    const again = await sent();
    await claimSelfie(again.id);
    await approve(again.id, nora, [other]);
    expect([await isVerified(), (await rows()).map(({ state }) => state)]).toEqual([true, ['ended', 'approved']]);
  });

  it('is never that of a fictional profile: the mark takes it, with what waits', async () => {
    await approved();
    const mark = (fictional: boolean) => inTx((tx) => world.get(FictionalFlags).set(tx, anna.id, fictional));
    const { selfie } = await newest();
    await mark(true);
    expect([await isVerified(), await stateOf(), await isGone(selfie)]).toEqual([false, 'unavailable', true]);
    expect(await codeOf(verifications().begin(anna.id))).toBe('forbidden');
    await mark(false);
    expect([await isVerified(), await stateOf()]).toEqual([false, 'none']);
    const { id } = await sent();
    await claimSelfie(id);
    await world.rows(`update visibility.member_standing set fictional = true where member_id = $1`, [anna.id]);
    expect([await codeOf(approve(id)), await isVerified()]).toEqual(['forbidden', false]);
  });
});
