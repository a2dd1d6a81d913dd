import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { OpeningLimits, ReadingService, SendingService } from '#chats';
import type { ChatView } from '#contracts';
import { Transactions } from '#database';
import { LikeListsService, LikesService } from '#likes';
import { setLogLevel } from '#observability';
import { SearchService } from '#search';
import { bugsOfThisRun, isLong, ModelRuns, outcomeOf, type Play, type TestMember, withPlanted, World } from '#testing';
import { BlockHooks, BlocksService, StandingService } from './index.js';
import { PairsRepository } from './pairs.repository.js';
import { standingFlags, VisibilityModel, type Person } from './visibility-model.fixture.js';

setLogLevel('silent');

/** The last of them lives in another community. */
const PEOPLE = 4;
const ABROAD = PEOPLE - 1;
const OTHER_COMMUNITY = '01930000-0000-7000-8000-0000000000c2';

/** As the model calls them. */
const acts = ['block', 'unblock', 'like', 'takeBack', 'open', 'write'] as const;
type Move =
  | { readonly kind: 'become'; readonly who: number; readonly what: (typeof standingFlags)[number]; readonly is: boolean }
  | { readonly kind: (typeof acts)[number]; readonly who: number; readonly whom: number };

const who = fc.nat(PEOPLE - 1);
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('become' as const), who, what: fc.constantFrom(...standingFlags), is: fc.boolean() }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom(...acts), who, whom: who }) },
);

let world: World;

/** People who come, go, meet and part; who sees what of whom is compared after each of it. */
class MeetingPlay implements Play<Move> {
  private concerned: readonly number[] = [];
  private constructor(
    private readonly members: readonly TestMember[],
    private readonly model: VisibilityModel,
  ) {}

  static async begin(): Promise<MeetingPlay> {
    const members: TestMember[] = [];
    for (let index = 0; index < PEOPLE; index += 1) members.push(await world.member(undefined, { paid: true, credits: 100 }));
    for (const { id } of members) await world.get(Transactions).run((tx) => world.get(OpeningLimits).markTrusted(tx, id));
    const abroad = members[ABROAD]?.id;
    await world.rows(`update visibility.member_standing set community_id = $2 where member_id = $1`, [abroad, OTHER_COMMUNITY]);
    await world.rows(`update profiles.profile set community_id = $2 where member_id = $1`, [abroad, OTHER_COMMUNITY]);
    await world.rows(`select search.refresh_listings(array[$1::uuid])`, [abroad]);
    const closed = { paused: false, suspended: false, banned: false, deleted: false };
    const people = members.map((_member, index) => ({ confirmed: true, fictional: false, ...closed, isAbroad: index === ABROAD }));
    return new MeetingPlay(members, new VisibilityModel(people));
  }

  async make(wish: Move): Promise<void> {
    const me = this.at(wish.who);
    if (wish.kind === 'become') {
      this.concerned = [wish.who];
      (this.model.people[wish.who] as Person)[wish.what] = wish.is;
      await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, me.id, wish.what, wish.is));
      return;
    }
    this.concerned = [...new Set([wish.who, wish.whom])];
    if (wish.kind === 'write' && wish.who === wish.whom) return;
    const answered = await outcomeOf<unknown>(this.act(wish.kind, me, this.at(wish.whom)));
    const expected = this.model[wish.kind](wish.who, wish.whom);
    expect({ refused: 'refused' in answered ? answered.refused : undefined }).toEqual({ refused: expected });
  }

  /** In the order of their numbers: what the predicate says of all, what those concerned are shown, and whom the first of them finds. */
  async compare(): Promise<void> {
    const [first = 0] = this.concerned;
    const seen = await Promise.all([this.matrix(), this.found(first), ...this.concerned.map((me) => this.shownTo(me))]);
    expect(seen).toEqual([
      this.expectedMatrix(),
      { me: first, found: this.model.found(first) },
      ...this.concerned.map((me) => this.expectedFor(me)),
    ]);
  }

  private act(kind: (typeof acts)[number], me: TestMember, other: TestMember): Promise<unknown> {
    switch (kind) {
      case 'block':
        return world.get(BlocksService).block(me.id, other.id);
      case 'unblock':
        return world.get(BlocksService).unblock(me.id, other.id);
      case 'like':
        return world.get(LikesService).give(me.id, other.id);
      case 'takeBack':
        return world.get(LikesService).takeBack(me.id, other.id);
      case 'open':
        return world.get(LikesService).markSeen(me.id, other.id);
      case 'write':
        return this.write(me, other);
    }
  }

  private async write(me: TestMember, other: TestMember): Promise<unknown> {
    const chat = await world.chatBetween(me, other);
    return world.get(SendingService).sendMessage(me, chat, { client_id: randomUUID(), text: 'Good morning' });
  }

  private async matrix(): Promise<Record<string, string>> {
    const rows = await world.rows<{ pair: string; says: string }>(
      `select concat(v.nr - 1, '>', t.nr - 1) as pair,
              concat_ws(' ', case when visibility.may_see(v.id, t.id) then 'sees' end,
                             case when visibility.may_see(v.id, t.id, true) then 'sees-who-wrote' end,
                             case when visibility.within_reach(v.id, t.id) then 'reaches' end) as says
         from unnest($1::uuid[]) with ordinality v(id, nr) join unnest($1::uuid[]) with ordinality t(id, nr) on t.nr <> v.nr`,
      [this.members.map(({ id }) => id)],
    );
    return Object.fromEntries(rows.map(({ pair, says }) => [pair, says]));
  }

  private expectedMatrix(): Record<string, string> {
    const numbers = this.members.map((_member, index) => index);
    const pairs = numbers.flatMap((viewer) => numbers.filter((target) => target !== viewer).map((target) => [viewer, target] as const));
    const says = (viewer: number, target: number) => [
      ...(this.model.maySee(viewer, target) ? ['sees'] : []),
      ...(this.model.maySee(viewer, target, true) ? ['sees-who-wrote'] : []),
      ...(this.model.isWithinReach(viewer, target) ? ['reaches'] : []),
    ];
    return Object.fromEntries(pairs.map(([viewer, target]) => [`${viewer}>${target}`, says(viewer, target).join(' ')]));
  }

  private async found(me: number) {
    const searcher = { ...this.at(me), communityId: me === ABROAD ? OTHER_COMMUNITY : this.at(me).communityId };
    const { profiles } = await world.get(SearchService).find(searcher, {});
    return { me, found: this.numbersOf(profiles) };
  }

  private async shownTo(me: number) {
    const { id } = this.at(me);
    const reading = world.get(ReadingService);
    const transactions = world.get(Transactions);
    const others = this.concerned.map((other) => [other, this.at(other).id] as const);
    const [likes, feed, blocked, openable] = await Promise.all([
      world.get(LikeListsService).lists(id, {}),
      reading.feedMark(id).then((mark) => reading.feed(id, undefined, mark)),
      transactions.read((tx) => world.get(BlocksService).blockedBy(tx, id, {})),
      Promise.all(others.map(async ([other, otherId]) => ((await reading.mayOpen(id, otherId)) ? [other] : []))),
    ]);
    return {
      me,
      given: this.numbersOf(likes.profiles),
      received: this.numbersOf(likes.liked_by),
      unseen: this.numbersOf(likes.liked_by.filter((liker) => liker.like_new)),
      newLikes: likes.num_new_likes,
      matches: this.numbersOf(likes.matches),
      blocked: this.numbersOf(blocked.rows),
      openable: openable.flat(),
      chats: await this.chatsOf(me, feed.chats),
    };
  }

  private expectedFor(me: number) {
    const { model } = this;
    return {
      me,
      given: model.given(me),
      received: model.received(me),
      unseen: model.unseen(me),
      newLikes: model.unseen(me).length,
      matches: model.matches(me),
      blocked: model.blockedBy(me),
      openable: this.concerned.filter((other) => model.mayOpen(me, other)),
      chats: model.chats(me),
    };
  }

  /** By the number of the other one, who may not be shown any more. */
  private async chatsOf(me: number, chats: readonly ChatView[]) {
    if (chats.length === 0) return {};
    const pairs = await world.rows<{ id: string; lo: string; hi: string }>(`select id, lo, hi from visibility.pair where id = any($1)`, [
      chats.map(({ id }) => id),
    ]);
    const otherIn = (chatId: string) => {
      const pair = pairs.find(({ id }) => id === chatId);
      return this.numbersOf([{ id: pair?.lo ?? '' }, { id: pair?.hi ?? '' }]).find((number) => number !== me) ?? -1;
    };
    const showing = ({ profile }: ChatView) => (profile ? (profile.city === '' ? 'name' : 'card') : 'nothing');
    return Object.fromEntries(chats.map((chat) => [otherIn(chat.id), { state: chat.state, shows: showing(chat) }]));
  }

  private numbersOf(rows: readonly { readonly id: string }[]): number[] {
    const numbers = rows.map((row) => this.members.findIndex(({ id }) => id === row.id));
    return numbers.filter((number) => number >= 0).toSorted((one, other) => one - other);
  }

  private at(index: number): TestMember {
    return this.members[index] as TestMember;
  }
}

const runs = new ModelRuns<Move>({
  spec: import.meta.url,
  move,
  begin: MeetingPlay.begin,
  empty: () => world.empty(),
});

beforeAll(async () => {
  world = await World.open();
  await world.rows(`insert into site.community (id, name) values ($1, 'Elsewhere') on conflict do nothing`, [OTHER_COMMUNITY]);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => world.close());

describe('what members see of each other', () => {
  it(
    `is what the rule says, for each viewer after each of ${runs.moves} moves (seed ${runs.seed})`,
    () => expect(runs.hold()).resolves.toBeUndefined(),
    runs.patienceMs,
  );
});

const predicate = new URL('sql/predicate.sql', import.meta.url);
const likesPage = new URL('../../likes/src/sql/likes_page.sql', import.meta.url);

describe('the model of visibility finds', () => {
  it.each(
    bugsOfThisRun([
      [
        'a block that holds for one of the two alone',
        /sees/,
        predicate,
        'greatest(viewer, target) and p.block <> 0',
        'greatest(viewer, target) and p.block & (case when viewer < target then 1 else 2 end) <> 0',
      ],
      [
        'somebody who is found by the one whom they block',
        /found/,
        predicate,
        'where p.hi = viewer and p.block <> 0',
        'where p.hi = viewer and false',
      ],
      ['somebody who pauses and is seen', /sees/, predicate, 'and not (t.paused or t.suspended', 'and not (t.suspended'],
      ['somebody of another community', /sees/, predicate, ' and v.community_id = t.community_id', ''],
      [
        'somebody who is not confirmed, hidden from those to whom they wrote',
        /sees/,
        predicate,
        '(t.confirmed or has_contact)',
        't.confirmed',
      ],
      [
        'somebody who is suspended and stands in lists',
        /found|given|received/,
        predicate,
        '((s).paused or (s).suspended or',
        '((s).paused or',
      ],
      [
        'a like of nobody',
        /received/,
        likesPage,
        ' and not s.fictional\n    where l.liked = p_me and l.liker not in',
        '\n    where l.liked = p_me and l.liker not in',
      ],
    ]),
  )(
    '%s',
    async (_bug, why, file, from, to) => {
      expect((await withPlanted(world, { file, from, to }, () => runs.find())).why).toMatch(why);
    },
    runs.patienceMs,
  );

  if (isLong) {
    it(
      'a block that leaves in place what was between the two',
      async () => {
        jest.spyOn(world.get(BlockHooks), 'part').mockResolvedValue();
        expect((await runs.find()).why).toMatch(/given|received|chats|refused/);
      },
      runs.patienceMs,
    );

    it(
      'a block that is lifted by whoever was blocked',
      async () => {
        const pairs = world.get(PairsRepository);
        const setBlock = pairs.setBlock.bind(pairs);
        jest
          .spyOn(pairs, 'setBlock')
          .mockImplementation((tx, pair, by, isBlocked) =>
            setBlock(tx, pair, isBlocked || pair.block === 0 ? by : pair.block === 1 ? pair.lo : pair.hi, isBlocked),
          );
        expect((await runs.find()).why).toMatch(/member_not_found/);
      },
      runs.patienceMs,
    );

    it(
      'a match that outlives the like',
      async () => {
        const repository = Reflect.get(world.get(LikesService), 'likes') as { removeMatch: () => Promise<void> };
        jest.spyOn(repository, 'removeMatch').mockResolvedValue();
        expect((await runs.find()).why).toMatch(/matches/);
      },
      runs.patienceMs,
    );

    it(
      'a block that tells whether there is somebody to block',
      async () => {
        jest.spyOn(world.get(BlockHooks), 'knows').mockResolvedValue(true);
        expect((await runs.find()).why).toMatch(/member_not_found/);
      },
      runs.patienceMs,
    );
  }
});
