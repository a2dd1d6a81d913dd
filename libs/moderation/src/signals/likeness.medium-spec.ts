import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { HouseRule, MemberId, PhotoId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { OutboxStore } from '#events';
import { MissingImageHashes, RenderingService, UploadsService } from '#media';
import { MemberData } from '#member-data';
import { aPngOf, aScene, PairStage, type TestMember } from '#testing';
import { CasesRepository, type Moderator } from '../cases/index.js';
import { DecisionsService, type Ruling } from '../decisions/index.js';
import { ReviewLifecycle } from '../review-queue/index.js';
import { LikenessService } from './likeness.service.js';
import { MemberSignals } from './member-signals.service.js';

const stage = new PairStage({ paid: true }, { paid: true });
const moderator = (): Moderator => ({ id: randomUUID(), isOwner: false });
const world = () => stage.world;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world().get(Transactions).run(work);
const likeness = () => world().get(LikenessService);
const decisions = () => world().get(DecisionsService);

async function upload(who: TestMember, bytes: Buffer): Promise<PhotoId> {
  const { id } = await world().get(UploadsService).upload(who.id, bytes, { private: false });
  await world().get(RenderingService).render(who.id, id);
  await look(who.id, id);
  return id;
}
/** As the worker does it, once there are renditions. */
const look = (memberId: MemberId, id: PhotoId) =>
  world().get(ReviewLifecycle).collect(world().get(OutboxStore).claim(randomUUID()), memberId, id);

/** Decides a case about the member, and carries it out. Answers the id of the decision. */
async function decide(who: TestMember, ruling: Ruling): Promise<string> {
  const id = randomUUID();
  const first = moderator();
  await inTx(async (tx) => {
    const opened = { id, kind: 'report', reason: 'fake', subjectId: who.id, priority: 1, hours: 24 } as const;
    await world().get(CasesRepository).insert(tx, opened);
  });
  const { decision } = await inTx((tx) => decisions().decide(tx, first, id, ruling));
  if (ruling.measure === 'ban') await inTx((tx) => decisions().answerProposal(tx, moderator(), id, true));
  else await decisions().carryOut(world().get(OutboxStore).claim(randomUUID()), decision.id);
  return decision.id;
}
const remove = (who: TestMember, photo: PhotoId) => decide(who, { measure: 'removal', rule: 'photo', photos: [photo] });
const ban = (who: TestMember, rule: HouseRule) => decide(who, { measure: 'ban', rule });
const noticed = async (who: TestMember) =>
  (await inTx((tx) => world().get(MemberSignals).of(tx, who.id))).map(({ kind, photoId, distance, resembles }) => ({
    kind,
    photoId,
    isNear: distance !== null && distance <= 10,
    how: resembles?.how,
    rule: resembles?.rule,
    hasCase: Boolean(resembles?.caseId),
  }));
const looks = () =>
  world().rows<{ how: string; member_id: string | null }>(`select how, member_id, photo_id from moderation.rejected_look`);

describe('a photo that looks like one that was taken away [#E6]', () => {
  it('is noticed when it was packed again, made smaller, cut or brightened, and says which decision it resembles', async () => {
    const picture = await aScene(1);
    await remove(stage.anna, await upload(stage.anna, picture));
    const changed = sharp(picture).extract({ left: 12, top: 16, width: 576, height: 768 }).resize(400).modulate({ brightness: 1.15 });
    const photoId = await upload(stage.bert, await changed.webp({ quality: 60 }).toBuffer());
    expect(await noticed(stage.bert)).toEqual([{ kind: 'photo', photoId, isNear: true, how: 'removed', rule: 'photo', hasCase: true }]);
    const found = await inTx((tx) => likeness().resemblances(tx, [photoId]));
    expect(found.get(photoId)).toMatchObject({ how: 'removed', rule: 'photo', caseId: expect.any(String) });
    await look(stage.bert.id, photoId);
    expect(await noticed(stage.bert)).toHaveLength(1);
  });

  it('is not noticed when it is another picture, or a plain one', async () => {
    await remove(stage.anna, await upload(stage.anna, await aScene(1)));
    await remove(stage.anna, await upload(stage.anna, aPngOf(240, 300)));
    await upload(stage.bert, await aScene(2));
    await upload(stage.bert, aPngOf(300, 240));
    expect(await noticed(stage.bert)).toEqual([]);
    expect(await looks()).toHaveLength(1);
  });

  it('is noticed of every photo of somebody who was banned for money, and of none when it was for an insult', async () => {
    const [first, second] = [await aScene(1), await aScene(2)];
    await upload(stage.anna, first);
    await upload(stage.anna, second);
    await ban(stage.anna, 'money');
    await upload(stage.bert, second);
    expect(await noticed(stage.bert)).toMatchObject([{ how: 'banned', rule: 'money' }]);
    const carla = await world().member('Carla');
    await upload(carla, await aScene(3));
    await ban(carla, 'insult');
    await upload(stage.bert, await aScene(3));
    expect(await noticed(stage.bert)).toHaveLength(1);
  });

  it('is noticed of one that was refused before others saw it', async () => {
    const photo = await upload(stage.anna, await aScene(1));
    await inTx((tx) => likeness().refused(tx, stage.anna.id, photo, 'not_the_member'));
    await upload(stage.anna, await aScene(1));
    expect(await noticed(stage.anna)).toMatchObject([{ how: 'refused', rule: 'not_the_member', hasCase: false }]);
  });

  it('is not noticed any more when the decision was taken back', async () => {
    const decision = await remove(stage.anna, await upload(stage.anna, await aScene(1)));
    await upload(stage.bert, await aScene(1));
    await inTx((tx) => decisions().overturn(tx, decision));
    await upload(stage.bert, await aScene(1));
    expect([await noticed(stage.bert), await looks()]).toEqual([[], []]);
  });

  it('stays known for 24 months, without the member when they are erased', async () => {
    await remove(stage.anna, await upload(stage.anna, await aScene(1)));
    await upload(stage.bert, await aScene(1));
    for (const { id } of [stage.anna, stage.bert]) await inTx((tx) => world().get(MemberData).erase(tx, id));
    expect(await looks()).toEqual([{ how: 'removed', member_id: null, photo_id: null }]);
    expect(await world().rows('select from moderation.member_signal')).toEqual([]);
    await world().clockAhead('23 months');
    expect(await likeness().forgetOld()).toBe(0);
    await world().clockAhead('25 months');
    expect(await likeness().forgetOld()).toBe(1);
  });

  it('is forgotten as a signal after 90 days', async () => {
    await remove(stage.anna, await upload(stage.anna, await aScene(1)));
    await upload(stage.bert, await aScene(1));
    await world().clockAhead('91 days');
    expect(await world().get(MemberSignals).forgetOld()).toBe(1);
    expect(await looks()).toHaveLength(1);
  });

  it('is noticed too when both were stored before it was kept what photos look like', async () => {
    const [mine, theirs] = [await upload(stage.anna, await aScene(1)), await upload(stage.bert, await aScene(1))];
    await world().rows(`update media.photo set look = null, looked = false`);
    await ban(stage.anna, 'money');
    expect(await looks()).toEqual([]);
    const missing = await world().get(MissingImageHashes).next(10);
    expect(missing.map(({ photoId }) => photoId)).toEqual([mine, theirs]);
    const fill = () =>
      Promise.all(
        missing.map((photo) =>
          world()
            .get(MissingImageHashes)
            .fill(photo, (tx) => likeness().rememberLate(tx, photo.memberId, photo.photoId)),
        ),
      );
    const [first] = missing;
    if (first)
      await world()
        .get(MissingImageHashes)
        .fill(first, (tx) => likeness().rememberLate(tx, first.memberId, first.photoId));
    expect(await fill()).toEqual([false, true]);
    expect(await looks()).toEqual([{ how: 'banned', member_id: stage.anna.id, photo_id: mine }]);
    expect(await noticed(stage.bert)).toEqual([
      { kind: 'photo', photoId: theirs, isNear: true, how: 'banned', rule: 'money', hasCase: true },
    ]);
    expect(await fill()).toEqual([false, false]);
    expect(await world().get(MissingImageHashes).next(10)).toEqual([]);
  });

  it('is not asked again when its file is lost, or too plain', async () => {
    await upload(stage.anna, aPngOf(240, 300));
    const lost = await upload(stage.bert, await aScene(2));
    await world().rows(`update media.photo set look = null, looked = false`);
    await world().rows(`update media.photo set original = 'photos/zz/lost' where id = $1`, [lost]);
    const missing = world().get(MissingImageHashes);
    for (const photo of await missing.next(10))
      expect(await missing.fill(photo, () => Promise.reject(new Error('nothing follows')))).toBe(true);
    expect(await missing.next(10)).toEqual([]);
  });
});
