import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { MemberId, PhotoId, SaveSectionBody } from '#contracts';
import { Transactions, type Tx } from '#database';
import { OutboxStore } from '#events';
import { OwnPhotosService, PhotoChecks, PhotoViews, RenderingService, ServingService, UploadsService } from '#media';
import { CardsService, OwnProfileService, ProfilesService, shownFields } from '#profiles';
import { SiteService } from '#site';
import { aPngOf, PairStage, type TestMember } from '#testing';
import { StandingService } from '#visibility';
import { CasesService, type Moderator } from '../cases/index.js';
import { DecisionsService } from '../decisions/index.js';
import { ReviewLifecycle } from './review-lifecycle.service.js';
import { ReviewsService } from './reviews.service.js';
import { reviewBatch } from './reviews.policy.js';

const stage = new PairStage({ paid: true, signup_message: '' }, { paid: true, signup_message: '' });
const moderator = (): Moderator => ({ id: randomUUID(), isOwner: false });
const [mia, tom] = [moderator(), moderator()];
const world = () => stage.world;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world().get(Transactions).run(work);
const reviews = () => world().get(ReviewsService);
const lifecycle = () => world().get(ReviewLifecycle);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const waiting = () => inTx((tx) => reviews().waiting(tx, 1_000));
const claimReviews = async (who: Moderator) => (await inTx((tx) => reviews().claimBatch(tx, who))).rows;
const approve = (who: Moderator, id: string) => inTx((tx) => reviews().approve(tx, who, id));
const reject = (who: Moderator, id: string) => inTx((tx) => reviews().reject(tx, who, id, 'sexual'));
const escalate = (who: Moderator, id: string) => inTx((tx) => reviews().escalate(tx, who, id, 'fake'));
const skip = (who: Moderator, id: string) => inTx((tx) => reviews().skip(tx, who, id));
const undo = (who: Moderator, id: string) => inTx((tx) => reviews().undo(tx, who, id));

type Payload = Readonly<Record<'reviewId' | 'approvalId' | 'decisionId', string>> & {
  readonly memberId: MemberId;
  readonly photoId?: PhotoId;
};

/** As the worker does it: what was told, and what waited its ten seconds. */
async function work(): Promise<void> {
  const jobs = await world().rows<{ id: string; reaction: string; payload: Payload }>(
    `select id, reaction, payload from events.outbox
      where reaction in ('moderation.collect-review', 'moderation.approve-review', 'moderation.carry-out') order by id`,
  );
  for (const { id, reaction, payload } of jobs) {
    const claim = world().get(OutboxStore).claim(id);
    if (reaction === 'moderation.collect-review') await lifecycle().collect(claim, payload.memberId, payload.photoId);
    else if (reaction === 'moderation.approve-review') await lifecycle().carryOut(claim, payload.reviewId, payload.approvalId);
    else await world().get(DecisionsService).carryOut(claim, payload.decisionId);
  }
}
async function set(setting: 'photo_moderation_first' | 'text_moderation_first', wanted: boolean): Promise<void> {
  await world().rows(`update site.site set settings = settings || jsonb_build_object($1::text, $2::boolean) where is_default`, [
    setting,
    wanted,
  ]);
  await world().get(SiteService).refresh();
}
async function write(about: string, who: TestMember = stage.anna): Promise<void> {
  const { tags } = await world().get(OwnProfileService).read(who.id);
  const body = { section: 'basics', tag: tags.basics, name: 'Anna', about } as SaveSectionBody;
  await world().get(OwnProfileService).save(who.id, body);
}
async function upload(who: TestMember = stage.anna): Promise<PhotoId> {
  const { id } = await world().get(UploadsService).upload(who.id, aPngOf(240, 300), { private: false });
  await world().get(RenderingService).render(who.id, id);
  return id;
}
const aboutSeen = async () => {
  const { settings } = await world().get(SiteService).byId(stage.anna.siteId);
  const marks = { likes: false, match: false } as never;
  return inTx(
    async (tx) => (await world().get(ProfilesService).page(tx, stage.bert.id, stage.anna.id, marks, shownFields(settings))).about,
  );
};
const ownAbout = async () => {
  const { profile } = await world().get(OwnProfileService).read(stage.anna.id);
  return [profile.about, profile.about_waits];
};
const photosSeen = () =>
  inTx(async (tx) => (await world().get(PhotoViews).ofMember(tx, stage.anna.id, stage.bert.id)).photos.map(({ id }) => id));
const isFound = async (word: string) =>
  (await world().rows(`select from search.listing_terms where member_id = $1 and terms::text like '%' || $2 || '%'`, [stage.anna.id, word]))
    .length === 1;
const opens = async (photo: PhotoId, who: TestMember) => {
  const rows = await world().rows<{ key: string }>(`select key from media.rendition where photo_id = $1`, [photo]);
  const answers = await Promise.all(rows.map(({ key }) => codeOf(world().get(ServingService).open(key, who.id))));
  return [rows.length, ...new Set(answers)];
};
const jobs = async (reaction: string) => (await world().rows(`select from events.outbox where reaction = $1`, [reaction])).length;
const photo = async (id: PhotoId) =>
  (await world().rows<{ status: string; approved_at: Date | null }>(`select status, approved_at from media.photo where id = $1`, [id]))[0];

afterEach(async () => {
  jest.restoreAllMocks();
  await set('photo_moderation_first', false);
  await set('text_moderation_first', false);
});

describe('new photos and texts', () => {
  it('wait for a moderator, each once, with the words and the photos of people alone who can be met [#D7]', async () => {
    const [one] = [await upload(), await write('I sail.')];
    const carla = await world().member('Carla', { fictional: true, signup_message: 'I do not exist.' });
    await world().member('Dora', { confirmed: false, signup_message: 'Nobody met me yet.' });
    const gone = await world().member('Emma', { signup_message: 'I left.' });
    await inTx((tx) => world().get(StandingService).set(tx, gone.id, 'banned', true));
    await work();
    await work();
    const rows = await claimReviews(mia);
    expect(rows.map(({ kind, memberId, photoId, text }) => [kind, memberId, photoId, text])).toEqual([
      ['photo', stage.anna.id, one, null],
      ['text', stage.anna.id, null, 'I sail.'],
      ['text', carla.id, null, 'I do not exist.'],
    ]);
  });

  it('go when their owner takes them away, and are the new ones when they change', async () => {
    const [one, two] = [await upload(), await upload()];
    await write('I sail.');
    await work();
    const [first] = (await claimReviews(mia)).filter(({ kind }) => kind === 'text');
    await world().get(OwnPhotosService).remove(stage.anna.id, one);
    await write('I sail alone.');
    expect(await codeOf(approve(mia, first?.id ?? ''))).toBe('case_taken');
    await work();
    expect((await claimReviews(mia)).map(({ photoId, text }) => photoId ?? text)).toEqual([two, 'I sail alone.']);
    await write('');
    expect((await claimReviews(mia)).map(({ photoId }) => photoId)).toEqual([two]);
    await world().get(OwnPhotosService).restore(stage.anna.id, one);
    await world().get(RenderingService).render(stage.anna.id, one);
    await work();
    expect(new Set((await claimReviews(mia)).map(({ photoId }) => photoId))).toEqual(new Set([one, two]));
  });

  it('are not approved unseen: another part of a photo is another picture', async () => {
    const id = await upload();
    await work();
    const [before] = await claimReviews(mia);
    await approve(mia, before?.id ?? '');
    await world().get(OwnPhotosService).cut(stage.anna.id, id, { x: 0, y: 0, width: 0.5, height: 0.5 });
    await world().get(RenderingService).render(stage.anna.id, id);
    await work();
    expect((await photo(id))?.approved_at).toBeNull();
    const [after] = await claimReviews(mia);
    expect(after).toMatchObject({ photoId: id });
    expect(after?.id).not.toBe(before?.id);
  });

  it('are nobody’s to decide when the photo was rendered anew since, also before its new part is noted', async () => {
    const one = await upload();
    await work();
    const id = (await claimReviews(mia))[0]?.id ?? '';
    await world().rows(`update media.photo set full_key = uuidv7() where id = $1`, [one]);
    expect([await codeOf(approve(mia, id)), await codeOf(reject(mia, id))]).toEqual(['case_taken', 'case_taken']);
    expect(await claimReviews(tom)).toEqual([]);
  });

  it('are not looked at again once somebody approved the photo on the page of its member', async () => {
    await set('photo_moderation_first', true);
    const id = await upload();
    await work();
    await inTx((tx) => world().get(PhotoChecks).decide(tx, stage.anna.id, id, 'approve'));
    expect([await waiting(), await claimReviews(mia)]).toEqual([0, []]);
  });
});

describe('a batch', () => {
  const many = async (count: number) => {
    for (let n = 0; n < count; n++) await world().member(`Gerda${n}`, { signup_message: `I like the number ${n}.` });
    await work();
  };

  it('is shared with nobody: two moderators at the same moment get different ones [#D7]', async () => {
    await many(30);
    const [hers, his] = await Promise.all([claimReviews(mia), claimReviews(tom)]);
    // How they are shared out is left to who is quicker, row by row.
    expect(new Set([...hers, ...his].map(({ id }) => id)).size).toBe(30);
    expect(hers.length + his.length).toBe(30);
    expect(Math.max(hers.length, his.length)).toBeLessThanOrEqual(reviewBatch);
  });

  it('is full where there is enough, and never more than that', async () => {
    await many(30);
    expect(await claimReviews(mia)).toHaveLength(reviewBatch);
    expect(await claimReviews(mia)).toHaveLength(reviewBatch);
    expect(await claimReviews(tom)).toHaveLength(30 - reviewBatch);
  });

  it('is filled up while it is worked on, and free again after ten minutes without a sign', async () => {
    await many(3);
    const [first, second, third] = await claimReviews(mia);
    await approve(mia, first?.id ?? '');
    expect((await claimReviews(mia)).map(({ id }) => id)).toEqual([second?.id, third?.id]);
    expect(await claimReviews(tom)).toEqual([]);
    expect(await codeOf(approve(tom, second?.id ?? ''))).toBe('case_taken');
    const later = (minutes: number) =>
      world().rows(`update moderation.review set locked_at = locked_at - make_interval(mins => $1) where locked_by is not null`, [minutes]);
    await later(9);
    expect(await claimReviews(tom)).toEqual([]);
    // Whoever works on one of them works on all.
    await skip(mia, third?.id ?? '');
    await later(9);
    expect((await claimReviews(tom)).map(({ id }) => id)).toEqual([third?.id]);
    await later(2);
    expect((await claimReviews(tom)).map(({ id }) => id)).toEqual([second?.id, third?.id]);
    expect(await codeOf(approve(mia, second?.id ?? ''))).toBe('case_taken');
  });

  it('is decided all at once, by one moderator in many calls at the same moment', async () => {
    await many(12);
    const batch = await claimReviews(mia);
    const decided = await Promise.all(batch.map(({ id }, index) => codeOf(index % 3 === 0 ? reject(mia, id) : approve(mia, id))));
    expect(decided).toEqual(batch.map(() => 'done'));
    expect(await claimReviews(mia)).toEqual([]);
  });

  it('brings back last what was passed over, at once when that is taken back', async () => {
    await many(2);
    const [first, second] = await claimReviews(mia);
    await skip(mia, first?.id ?? '');
    expect((await claimReviews(mia)).map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(await codeOf(undo(tom, first?.id ?? ''))).toBe('case_taken');
    await undo(mia, first?.id ?? '');
    expect((await claimReviews(mia)).map(({ id }) => id)).toEqual([first?.id, second?.id]);
  });
});

describe('what a moderator decides about it', () => {
  const taken = async () => (await claimReviews(mia))[0]?.id ?? '';

  it('is nothing when it is taken back: nobody is told, and it waits as before [#D7]', async () => {
    const id = await upload();
    await write('I sail.');
    await work();
    for (const decide of [approve, reject, escalate]) {
      for (const { id: review } of await claimReviews(mia)) {
        await decide(mia, review);
        expect(await codeOf(undo(tom, review))).toBe('case_taken');
        await undo(mia, review);
        expect(await codeOf(undo(mia, review))).toBe('case_taken');
      }
    }
    await work();
    expect(await claimReviews(mia)).toHaveLength(2);
    expect([await photo(id), await jobs('mail.decision'), await aboutSeen()]).toEqual([
      { status: 'visible', approved_at: null },
      0,
      'I sail.',
    ]);
    expect(await world().rows(`select from moderation.case where state <> 'closed'`)).toEqual([]);
    expect((await world().rows<{ state: string }>(`select distinct state from moderation.decision`)).map(({ state }) => state)).toEqual([
      'undone',
    ]);
  });

  it('gives the ten seconds anew when it is approved again', async () => {
    await write('I sail.');
    await work();
    const id = await taken();
    await approve(mia, id);
    await undo(mia, id);
    const [first] = await world().rows<{ id: string; payload: { approvalId: string } }>(
      `select id, payload from events.outbox where reaction = 'moderation.approve-review'`,
    );
    await approve(mia, id);
    const claim = world()
      .get(OutboxStore)
      .claim(first?.id ?? '');
    expect(await lifecycle().carryOut(claim, id, first?.payload.approvalId ?? '')).toBe(false);
    await undo(mia, id);
  });

  it('takes a rejected photo from everybody, in every rendition, and tells its owner; an appeal can give it back [#D7]', async () => {
    const id = await upload();
    await work();
    const review = await taken();
    expect(await opens(id, stage.bert)).toEqual([4, 'done']);
    expect((await reject(mia, review)).isNew).toBe(true);
    expect((await reject(mia, review)).isNew).toBe(false);
    expect(await codeOf(approve(mia, review))).toBe('case_taken');
    expect(await photosSeen()).toEqual([id]);
    await work();
    expect([await photosSeen(), (await photo(id))?.status]).toEqual([[], 'rejected']);
    // That it could be seen is remembered for less than 30 seconds.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000);
    for (const who of [stage.bert, stage.anna]) expect(await opens(id, who)).toEqual([4, 'photo_not_found']);
    expect([await jobs('mail.decision'), await waiting(), await claimReviews(mia)]).toEqual([1, 0, []]);
    const [decision] = await world().rows<{ id: string; rule: string }>(`select id, rule from moderation.decision where member_id = $1`, [
      stage.anna.id,
    ]);
    expect(decision?.rule).toBe('sexual');
    expect(await codeOf(undo(mia, review))).toBe('case_taken');
    await inTx((tx) =>
      world()
        .get(DecisionsService)
        .overturn(tx, decision?.id ?? ''),
    );
    expect(await photosSeen()).toEqual([id]);
  });

  it('takes a rejected text away, and no other one that its member wrote since', async () => {
    await write('Buy my course.');
    await work();
    await reject(mia, await taken());
    await work();
    expect([await aboutSeen(), await ownAbout(), await jobs('mail.decision')]).toEqual(['', ['', false], 1]);

    await write('Buy my book.');
    await work();
    await reject(mia, await taken());
    await write('I sail.');
    await work();
    expect([await aboutSeen(), await jobs('mail.decision')]).toEqual(['I sail.', 1]);
    expect((await claimReviews(mia)).map(({ text }) => text)).toEqual(['I sail.']);
  });

  it('hands it on as a case that is decided like any other', async () => {
    await set('photo_moderation_first', true);
    const [one, two] = [await upload(), await upload()];
    await work();
    const batch = await claimReviews(mia);
    for (const { id } of batch) await escalate(mia, id);
    expect([await claimReviews(mia), await waiting()]).toEqual([[], 0]);
    const decideNext = async (ruling: 'none' | 'removal') => {
      const id = (await inTx((tx) => world().get(CasesService).claimNext(tx, tom))) ?? '';
      const wish = batch.find((row) => row.id === id)?.photoId ?? undefined;
      await inTx((tx) =>
        world()
          .get(DecisionsService)
          .decide(
            tx,
            tom,
            id,
            ruling === 'none' ? { measure: 'none', rule: null } : { measure: 'removal', rule: 'fake', photos: wish ? [wish] : [] },
          ),
      );
      expect(await codeOf(undo(mia, id))).toBe('case_taken');
      await work();
      return wish;
    };
    const [shown, removed] = [await decideNext('none'), await decideNext('removal')];
    expect(new Set([shown, removed])).toEqual(new Set([one, two]));
    expect(await photosSeen()).toEqual([shown]);
    expect(await claimReviews(mia)).toEqual([]);
  });
});

describe('where moderators come first', () => {
  it('others do not see, read or find what nobody approved; its owner does, and reads that it is looked at [#D7]', async () => {
    await write('I sail.');
    await set('photo_moderation_first', true);
    await set('text_moderation_first', true);
    const id = await upload();
    await write('I collect marzipan.');
    await work();
    expect([await photosSeen(), await aboutSeen(), await ownAbout()]).toEqual([[], 'I sail.', ['I collect marzipan.', true]]);
    expect([await isFound('marzipan'), await isFound('sail')]).toEqual([false, true]);
    const batch = await claimReviews(mia);
    expect(new Set(batch.map(({ text, photoId }) => text ?? photoId))).toEqual(new Set([id, 'I collect marzipan.']));
    expect(batch.map(({ shown }) => shown)).toEqual([false, false]);
    for (const review of batch) await approve(mia, review.id);
    expect([await photosSeen(), await aboutSeen()]).toEqual([[], 'I sail.']);
    await work();
    expect([await photosSeen(), await aboutSeen(), await ownAbout()]).toEqual([
      [id],
      'I collect marzipan.',
      ['I collect marzipan.', false],
    ]);
    expect([await isFound('marzipan'), await claimReviews(mia)]).toEqual([true, []]);
  });

  it('leaves the text that others read when the new one is rejected, and gives the new one after an appeal', async () => {
    await write('I sail.');
    await set('text_moderation_first', true);
    await write('Buy my course.');
    await work();
    await reject(mia, (await claimReviews(mia))[0]?.id ?? '');
    await work();
    expect([await aboutSeen(), await ownAbout()]).toEqual(['I sail.', ['I sail.', false]]);
    const [decision] = await world().rows<{ id: string }>(`select id from moderation.decision`);
    await inTx((tx) =>
      world()
        .get(DecisionsService)
        .overturn(tx, decision?.id ?? ''),
    );
    expect(await aboutSeen()).toBe('Buy my course.');
  });

  it('keeps the first words of somebody who joins from the others', async () => {
    await set('text_moderation_first', true);
    const newcomer = await world().member('Hanna', { signup_message: 'I sail.' });
    await work();
    const [card] = await inTx((tx) => world().get(CardsService).inOrder(tx, stage.bert.id, [newcomer.id], new Map()));
    expect(card?.headline).toBe('');
    expect(await claimReviews(mia)).toMatchObject([{ memberId: newcomer.id, text: 'I sail.', shown: false }]);
  });
});

describe('where moderators come after', () => {
  it('others see and find it at once, and nothing changes when it is approved', async () => {
    const id = await upload();
    await write('I sail.');
    expect([await photosSeen(), await aboutSeen(), await ownAbout(), await isFound('sail')]).toEqual([
      [id],
      'I sail.',
      ['I sail.', false],
      true,
    ]);
    await work();
    for (const { id: review } of await claimReviews(mia)) await approve(mia, review);
    await work();
    expect([await photosSeen(), await aboutSeen(), await waiting()]).toEqual([[id], 'I sail.', 0]);
  });
});
