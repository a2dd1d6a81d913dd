import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SessionsService } from '#auth';
import { PhotoMessagesService } from '#chats';
import type { PhotoId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { OutboxStore } from '#events';
import { PhotoObjects, RenderingService, ServingService, UploadsService } from '#media';
import { MemberData } from '#member-data';
import { aScene, PairStage } from '#testing';
import { VisibilityService } from '#visibility';
import { CasesService } from '../cases/index.js';
import { DecisionsService } from '../decisions/index.js';
import { ReportsService } from '../reports/index.js';
import { ChildMaterialDestruction } from './child-material-destruction.service.js';
import { ChildMaterialFiles } from './child-material-files.service.js';
import { ChildMaterialService } from './child-material.service.js';
import type { Dossier } from './dossier.js';

const stage = new PairStage({ paid: true, credits: 50 }, { paid: true, credits: 50 });
const world = () => stage.world;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world().get(Transactions).run(work);
const material = () => world().get(ChildMaterialService);
const files = () => world().get(ChildMaterialFiles);
const destruction = () => world().get(ChildMaterialDestruction);
const mira = { id: randomUUID(), isOwner: false };
const tom = { id: randomUUID(), isOwner: false };
const owner = { id: randomUUID(), isOwner: true };
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

const seal = (finder = mira) => inTx((tx) => material().seal(tx, finder, stage.bert.id));
const sealFiles = (id: string) => files().seal(world().get(OutboxStore).claim(randomUUID()), id);
const dossier = async (id: string): Promise<Dossier> => {
  const found = await inTx((tx) => material().dossier(tx, id));
  if (!found) throw new Error('nothing is sealed');
  return found;
};
const rowOf = async (id: string) =>
  (
    await world().rows<{ state: string; objects: string[]; keep_until: Date }>(
      `select state, objects, keep_until from moderation.child_material where id = $1`,
      [id],
    )
  )[0];

/** A drawn picture in Bert's album, with the keys of its renditions. */
async function photo(isPrivate = false): Promise<{ readonly id: PhotoId; readonly keys: string[]; readonly original: string }> {
  const { id } = await world()
    .get(UploadsService)
    .upload(stage.bert.id, await aScene(1), { private: isPrivate });
  await world().get(RenderingService).render(stage.bert.id, id);
  const keys = await world().rows<{ key: string }>(`select key from media.rendition where photo_id = $1`, [id]);
  const [row] = await world().rows<{ object: string }>(
    `select coalesce(p.original, r.object) as object from media.photo p join media.rendition r on r.photo_id = p.id and r.variant = 'full' where p.id = $1`,
    [id],
  );
  return { id, keys: keys.map(({ key }) => key), original: row?.object ?? '' };
}
const sendPhoto = async () => {
  const { bert, chat } = stage;
  const { message } = await world()
    .get(PhotoMessagesService)
    .send(bert, chat, { client_id: randomUUID(), alt: 'Look' }, await aScene(2));
  return message.photo?.key ?? '';
};
const fileOf = (name: string) => world().get(PhotoObjects).get(name);
const report = async () => {
  const { anna, bert, chat } = stage;
  await world().get(ReportsService).report(anna.id, { profile: bert.id, reason: 'minor', chat, words: 'A child' }, null);
  return (await world().rows<{ id: string }>(`select id from moderation.report`))[0]?.id ?? '';
};

describe('child material that was found', () => {
  it('is out of everybody’s reach with the transaction, all of the pictures and the reported words', async () => {
    const [open, hidden] = [await photo(), await photo(true)];
    await stage.say(stage.bert, 'Words of Bert');
    await stage.say(stage.anna, 'Words of Anna');
    const key = await sendPhoto();
    await report();
    await seal();

    expect(await world().rows(`select from media.photo where member_id = $1`, [stage.bert.id])).toEqual([]);
    for (const rendition of [...open.keys, ...hidden.keys])
      for (const viewer of [stage.anna.id, stage.bert.id])
        expect(await codeOf(world().get(ServingService).open(rendition, viewer))).toBe('photo_not_found');
    expect(await codeOf(world().get(PhotoMessagesService).open(key, stage.anna.id, 'full'))).toBe('photo_not_found');
    expect(await world().rows(`select body from chats.message order by seq`)).toEqual([
      { body: '' },
      { body: 'Words of Anna' },
      { body: '' },
    ]);
    expect(await world().rows(`select from moderation.evidence`)).toEqual([]);
  });

  it('stops the account at once: no session, nobody sees it, and a suspension that ends opens nothing', async () => {
    await inTx((tx) => world().get(SessionsService).open(tx, stage.bert.id, 'a browser'));
    const id = await report();
    await inTx((tx) => world().get(CasesService).claim(tx, tom, id));
    const decide = (tx: Tx) => world().get(DecisionsService).decide(tx, tom, id, { measure: 'suspension', rule: 'sexual', days: 1 });
    const { decision } = await inTx(decide);
    await world().get(DecisionsService).carryOut(world().get(OutboxStore).claim(randomUUID()), decision.id);
    await seal();
    const status = () => world().rows(`select status from auth.account where id = $1`, [stage.bert.id]);
    expect(await status()).toEqual([{ status: 'banned' }]);
    expect(await world().rows(`select from auth.session where member_id = $1`, [stage.bert.id])).toEqual([]);
    expect(await inTx((tx) => world().get(VisibilityService).maySee(tx, stage.anna.id, stage.bert.id))).toBe(false);
    expect(await codeOf(stage.say(stage.bert, 'Still here?'))).not.toBe('done');

    await world().rows(`update moderation.decision set until = now() - interval '1 minute'`);
    await world().get(DecisionsService).endExpired();
    expect(await status()).toEqual([{ status: 'banned' }]);
  });

  it('closes what moderators work on, and answers whoever told of it', async () => {
    const id = await report();
    await inTx((tx) => world().get(CasesService).claim(tx, tom, id));
    const ban = (tx: Tx) => world().get(DecisionsService).decide(tx, tom, id, { measure: 'ban', rule: 'minor' });
    await inTx(ban);
    await inTx((tx) => world().get(CasesService).addNote(tx, id, { staffId: tom.id, kind: 'note', text: 'It is Bert from Utrecht' }));
    await seal();
    expect(await world().rows(`select state, locked_by from moderation.case`)).toEqual([{ state: 'closed', locked_by: null }]);
    expect(await world().rows(`select state from moderation.decision`)).toEqual([{ state: 'undone' }]);
    expect(await world().rows(`select from moderation.note`)).toEqual([]);
    expect(await world().rows(`select outcome from moderation.report`)).toEqual([{ outcome: 'confirmed' }]);
    const jobs = await world().rows<{ reaction: string }>(
      `select reaction from events.outbox where reaction ~ 'report-decided|account-closed|seal-'`,
    );
    expect(jobs.map(({ reaction }) => reaction).toSorted()).toEqual([
      'mail.account-closed',
      'mail.report-decided',
      'moderation.seal-child-material',
    ]);
  });

  it('is one finding, however often it is pressed', async () => {
    const [first, second] = [await seal(), await seal()];
    expect([first.isNew, second]).toEqual([true, { ...first, isNew: false }]);
    expect(await codeOf(inTx((tx) => material().seal(tx, mira, randomUUID() as never)))).toBe('member_not_found');
  });

  it('is out of the sight of all but the finder and the owner, by every id that leads to it', async () => {
    const { id: photoId } = await photo();
    const caseId = await report();
    const { id } = await seal();
    for (const there of [stage.bert.id, caseId, id]) {
      const look = (who: typeof mira) => codeOf(inTx((tx) => material().assertInSight(tx, who, there)));
      expect([await look(mira), await look(owner), await look(tom)]).toEqual(['done', 'done', 'not_found']);
    }
    expect(await codeOf(inTx((tx) => material().assertInSight(tx, tom, stage.anna.id)))).toBe('done');
    expect(await codeOf(inTx((tx) => material().assertInSight(tx, tom, photoId)))).toBe('done'); // The photo is no more.
    const [both, one] = [stage.anna.id, stage.bert.id];
    expect(await inTx((tx) => material().inSight(tx, tom, [both, one]))).toEqual(new Set([both]));
  });
});

describe('the sealed files', () => {
  it('are copies that open to the same bytes, with their hash, and the readable ones are gone', async () => {
    const { original } = await photo();
    await stage.say(stage.bert, 'Words of Bert');
    await stage.say(stage.anna, 'Words of Anna');
    await sendPhoto();
    await report();
    const before = (await fileOf(original)) ?? Buffer.from('');
    const { id } = await seal();
    // Held until the copy is made, whatever sweeps meanwhile.
    await world().rows(`update media.stray_object set due = now() - interval '1 minute'`);
    await world().get(PhotoObjects).sweep();
    expect(await sealFiles(id)).toBe(true);
    expect(await sealFiles(id)).toBe(false);

    const { pictures, messages, notices, person } = await dossier(id);
    expect(pictures.map(({ kind }) => kind)).toEqual(['photo', 'chat_photo']);
    for (const { object, source, bytes } of pictures) {
      expect(await fileOf(source)).toBeUndefined();
      expect((await fileOf(object ?? ''))?.length).toBeGreaterThan(bytes ?? Infinity);
    }
    const [first] = pictures;
    expect(first).toMatchObject({ source: original, sha256: createHash('sha256').update(before).digest('hex'), bytes: before.length });
    expect((await fileOf(first?.object ?? ''))?.includes(before.subarray(0, 64))).toBe(false);
    expect(await files().open(id, first?.object ?? '')).toEqual(before);
    expect(messages.map(({ own, text }) => [own, text])).toEqual([
      [true, 'Words of Bert'],
      [false, 'Words of Anna'],
      [true, 'Look'],
    ]);
    expect(notices).toMatchObject([{ reason: 'minor', memberId: stage.anna.id, name: 'Anna', words: 'A child' }]);
    expect(person).toMatchObject({ name: 'Bert', country: 'NL' });
    expect(await rowOf(id)).toMatchObject({ state: 'sealed', objects: pictures.map(({ object }) => object) });
  });

  it('hold what only a report still kept, after its owner had removed it', async () => {
    const { id: photoId } = await photo();
    const { anna, bert } = stage;
    await world().get(ReportsService).report(anna.id, { profile: bert.id, reason: 'minor', photo: photoId }, null);
    await inTx((tx) => world().get(MemberData).tables() && tx.query(`delete from media.rendition where photo_id = $1`, [photoId]));
    const [held] = await world().rows<{ object: string }>(`select object from media.photo_hold`);
    await world().rows(`delete from media.photo where id = $1`, [photoId]);
    await world().rows(`insert into media.stray_object (object, due) values ($1, now())`, [held?.object]);
    const { id } = await seal();
    await world().get(PhotoObjects).sweep();
    await sealFiles(id);
    const { pictures } = await dossier(id);
    expect(pictures).toMatchObject([{ kind: 'reported_photo', id: photoId, sha256: expect.any(String) }]);
    expect(await fileOf(held?.object ?? '')).toBeUndefined();
  });

  it('hold what was on its way when the account was stopped', async () => {
    await stage.say(stage.bert, 'Before');
    await report();
    const { id } = await seal();
    // As a message that was accepted at the same moment.
    await world().rows(`update chats.message set body = 'Late' where seq = 1`);
    const { original } = await photo();
    await sealFiles(id);
    const { pictures } = await dossier(id);
    expect(pictures).toMatchObject([{ source: original, sha256: expect.any(String) }]);
    expect(await world().rows(`select body from chats.message`)).toEqual([{ body: '' }]);
    expect(await world().rows(`select from media.photo where member_id = $1`, [stage.bert.id])).toEqual([]);
  });

  it('say of a file that was lost that it was, and seal the rest', async () => {
    const { original } = await photo();
    await sendPhoto();
    const { id } = await seal();
    await world().rows(`delete from media.photo_hold where object = $1`, [original]);
    await world().get(PhotoObjects).discard([original]);
    await sealFiles(id);
    expect((await dossier(id)).pictures.map(({ sha256 }) => sha256 === null)).toEqual([true, false]);
    expect((await rowOf(id))?.objects).toHaveLength(1);
  });
});

describe('what is kept for the authority', () => {
  it('stays twelve months, also when the account is erased meanwhile, and is then destroyed with an entry in the log', async () => {
    await photo();
    const { id, reference } = await seal();
    await sealFiles(id);
    const [object = ''] = (await rowOf(id))?.objects ?? [];
    await inTx((tx) => world().get(MemberData).erase(tx, stage.bert.id));
    expect(await fileOf(object)).toBeDefined();
    expect((await dossier(id)).person.name).toBe('Bert');

    await world().clockAhead('364 days');
    expect(await destruction().destroyDue()).toBe(0);
    await world().clockAhead('366 days');
    expect(await destruction().destroyDue()).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: 'destroyed', objects: [] });
    expect(await inTx((tx) => material().dossier(tx, id))).toBeUndefined();
    expect(await fileOf(object)).toBeUndefined();
    expect(await world().rows(`select act, subject_id, facts, staff_id from audit.entry where subject_id = $1`, [id])).toEqual([
      { act: 'child_material.destroyed', subject_id: id, facts: { reference }, staff_id: null },
    ]);
    expect(await codeOf(inTx((tx) => material().assertInSight(tx, tom, id)))).toBe('not_found');
  });

  it('is kept longer when an authority asks, and never shorter', async () => {
    const { id } = await seal();
    const extend = (months: number) => inTx((tx) => material().extendRetention(tx, id, months));
    const before = (await rowOf(id))?.keep_until ?? new Date(0);
    await extend(1);
    expect((await rowOf(id))?.keep_until).toEqual(before);
    await extend(24);
    await world().clockAhead('366 days');
    expect(await destruction().destroyDue()).toBe(0);
  });

  it('is destroyed in time also when it never got as far as sealed copies', async () => {
    const { original } = await photo();
    await seal();
    await world().clockAhead('366 days');
    expect(await destruction().destroyDue()).toBe(1);
    expect(await fileOf(original)).toBeUndefined();
    expect(await world().rows(`select from media.photo_hold`)).toEqual([]);
  });

  it('is handed over once, when it is sealed', async () => {
    const { id } = await seal();
    const handOver = () => codeOf(inTx((tx) => material().handOver(tx, mira.id, id, 'Politie, 2026-1')));
    expect(await handOver()).toBe('not_sealed_yet');
    await sealFiles(id);
    expect([await handOver(), await handOver()]).toEqual(['done', 'case_over']);
  });

  it('of a mistake is released: the account is open and in sight again, unless another decision closes it', async () => {
    const { id } = await seal();
    await inTx((tx) => material().release(tx, id));
    expect(await world().rows(`select status from auth.account where id = $1`, [stage.bert.id])).toEqual([{ status: 'active' }]);
    expect(await codeOf(inTx((tx) => material().assertInSight(tx, tom, stage.bert.id)))).toBe('done');
    expect(await codeOf(inTx((tx) => material().release(tx, id)))).toBe('case_over');
    expect((await seal()).isNew).toBe(true);
  });
});
