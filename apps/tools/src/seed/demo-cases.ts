import type { ChatId, HouseRule, Locale, Measure, MemberId, PhotoId, ReportReason } from '#contracts';
import { Transactions, type Tx } from '#database';
import { OutboxStore } from '#events';
import { appealTokenOf, AppealsService, CasesService, ComplaintsService, DecisionsService, ReportsService } from '#moderation';
import { demoIds } from '#site';
import { memberNames } from './named-members.js';
import { appealWords, complaintWords, reportWords, writtenWords, type Story } from './case-words.js';
import { demoId } from './demo-ids.js';
import type { Services } from './demo-orders.js';

/** Somebody who wrote to somebody else, what was written last, and the photo that shows them. */
interface Talk {
  readonly reporter: MemberId;
  readonly subject: MemberId;
  readonly chat: ChatId;
  readonly seq: number;
  readonly photo: PhotoId | null;
  /** Whether the profile of the subject says anything. */
  readonly hasText: boolean;
  readonly language: Locale;
}
/** Which demo, and the secret of its product, of which the links of appeals are made. */
interface Demo {
  readonly seedNumber: number;
  readonly appSecret: string;
}
type About = 'member' | 'message' | 'photo';

/** A day's work: one of each kind that moderators meet, the usual ones more often. Forty in all, with those about the ring. */
const reports: readonly (readonly [ReportReason, About, times: number])[] = [
  ['danger', 'message', 1],
  ['minor', 'message', 1],
  ['money', 'message', 3],
  ['sexual', 'message', 5],
  ['insult', 'message', 7],
  ['fake', 'member', 7],
  ['photo', 'photo', 6],
  ['other', 'member', 4],
];
/** Three accounts that tell several people the same story about money. */
const RING = { accounts: 3, reporters: 2 } as const;
/** What the owner has decided already; those that are appealed wait for the other moderator. */
const decisions: readonly (readonly [Measure, HouseRule | null, isAppealed: boolean])[] = [
  ['none', null, false],
  ['none', null, false],
  ['warning', 'insult', false],
  ['warning', 'fake', true],
  ['removal', 'advertising', true],
  ['suspension', 'sexual', true],
  ['ban', 'money', false],
];
/** Once in a while something is late. */
const HOURS_BACK = 37;

/** What waits for the moderators of a demo, reported and decided by the services of the product. Answers how many reports wait. */
export async function openDemoCases(services: Services, demo: Demo): Promise<number> {
  const work = new DayOfWork(services, demo);
  await work.fill();
  return work.reported;
}

class DayOfWork {
  reported = 0;
  private talks: Talk[] = [];

  constructor(
    private readonly services: Services,
    private readonly demo: Demo,
  ) {}

  async fill(): Promise<void> {
    const named = memberNames.map((_, number) => demoId(this.demo.seedNumber, 'member', number));
    this.talks = await this.inTx((tx) => talksOf(tx, named));
    await this.reportRing();
    await this.decideEarlierOnes();
    for (const [reason, about, times] of reports)
      for (let time = 0; time < times; time += 1) this.reported += (await this.report(this.next(about), reason, about)) ? 1 : 0;
    await this.inTx(makeOlder);
    await this.complain();
  }

  private inTx<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.services.get(Transactions).run(work);
  }

  /** Nobody is reported twice unless the story wants it. */
  private next(about: About, { needsText = false } = {}): Talk | undefined {
    const index = this.talks.findIndex(({ photo, hasText }) => (about !== 'photo' || photo !== null) && (hasText || !needsText));
    const talk = this.talks[index];
    this.talks = this.talks.filter(({ subject, reporter }) => subject !== talk?.subject && reporter !== talk?.reporter);
    return talk;
  }

  private async report(talk: Talk | undefined, reason: ReportReason, about: About, story: Story = reason): Promise<string | undefined> {
    if (!talk) return undefined;
    const { reporter, subject: profile, chat, seq, photo, language } = talk;
    const where = { member: {}, message: { chat, seq }, photo: photo ? { photo } : {} }[about];
    const body = { profile, reason, words: reportWords(story, language), ...where };
    const written = about === 'message' ? writtenWords(story, language) : undefined;
    if (written !== undefined) await this.inTx((tx) => write(tx, talk, written));
    const { answer } = await this.services.get(ReportsService).report(reporter, body, null);
    return answer.receipt;
  }

  private async reportRing(): Promise<void> {
    const bySubject = new Map<string, Talk[]>();
    for (const talk of this.talks) bySubject.set(talk.subject, [...(bySubject.get(talk.subject) ?? []), talk]);
    const accounts = [...bySubject.values()].toSorted((one, other) => other.length - one.length).slice(0, RING.accounts);
    for (const talks of accounts) {
      for (const talk of talks.slice(0, RING.reporters)) this.reported += (await this.report(talk, 'money', 'message', 'ring')) ? 1 : 0;
    }
    const reportedOfRing = new Set(accounts.map(([first]) => first?.subject));
    this.talks = this.talks.filter(({ subject }) => !reportedOfRing.has(subject));
  }

  private async decideEarlierOnes(): Promise<void> {
    const [owner] = await this.inTx((tx) => tx.query<{ id: string }>(`select id from auth.staff where 'owner' = any(roles) limit 1`));
    if (!owner) return;
    for (const [measure, rule, isAppealed] of decisions) {
      const talk = this.next('message', { needsText: measure === 'removal' });
      const receipt = await this.report(talk, reasonFor(rule), 'message');
      if (!receipt || !talk) return;
      const decisionId = await this.decide(owner.id, receipt, measure, rule);
      if (measure !== 'ban') await this.carryOut(decisionId);
      if (isAppealed) await this.appeal(decisionId, talk);
    }
  }

  private decide(ownerId: string, receipt: string, measure: Measure, rule: HouseRule | null): Promise<string> {
    const owner = { id: ownerId, isOwner: true };
    return this.inTx(async (tx) => {
      const [report] = await tx.query<{ id: string }>(`select id from moderation.report where receipt = $1`, [receipt]);
      if (!report) throw new Error('the report is gone');
      await this.services.get(CasesService).claim(tx, owner, report.id);
      const more = measure === 'suspension' ? { days: 14 } : measure === 'removal' ? { text: true } : {};
      const { decision } = await this.services.get(DecisionsService).decide(tx, owner, report.id, { measure, rule, ...more });
      return decision.id;
    });
  }

  /** As the worker does ten seconds later. */
  private async carryOut(decisionId: string): Promise<void> {
    const [job] = await this.inTx((tx) =>
      tx.query<{ id: string }>(`select id from events.outbox where reaction = 'moderation.carry-out' and payload->>'decisionId' = $1`, [
        decisionId,
      ]),
    );
    if (job) await this.services.get(DecisionsService).carryOut(this.services.get(OutboxStore).claim(job.id), decisionId);
  }

  private async appeal(decisionId: string, { language }: Talk): Promise<void> {
    const token = appealTokenOf(this.demo.appSecret, decisionId);
    await this.services.get(AppealsService).appeal(token, { words: appealWords(language) });
  }

  private async complain(): Promise<void> {
    const site = { id: demoIds.site, communityId: demoIds.community };
    for (const [number, body] of complaintWords.entries()) {
      const from = { site, language: body.language, ip: `198.51.100.${number + 1}`, memberId: null };
      await this.services.get(ComplaintsService).complain(body.complaint, from, null);
    }
  }
}

const reasonFor = (rule: HouseRule | null): ReportReason => (rule === null || rule === 'advertising' ? 'other' : rule);

/** The last words of the reported one become those that the report is about. */
const write = (tx: Tx, { chat, seq }: Talk, words: string): Promise<unknown> =>
  tx.query(`update chats.message set body = $3 where conversation_id = $1 and seq = $2`, [chat, seq, words]);

/** Who was written to lately by somebody else than the named members, whose messages are scripted. */
function talksOf(tx: Tx, named: readonly string[]): Promise<Talk[]> {
  return tx.query<Talk>(
    `select m.member_id as reporter, m.other_id as subject, m.conversation_id as chat, last.seq::int as seq, photo.id as photo, a.language,
            p.about <> '' as "hasText"
       from chats.conv_member m
       join auth.account a on a.id = m.member_id and a.status = 'active'
       join visibility.member_standing s on s.member_id = m.other_id
        and not (s.fictional or s.banned or s.suspended or s.paused or s.deleted)
       join profiles.profile p on p.member_id = m.other_id
       join lateral (select seq from chats.message where conversation_id = m.conversation_id and sender_id = m.other_id and kind = 1
                      order by seq desc limit 1) last on true
       left join lateral (select id from media.photo where member_id = m.other_id and status = 'visible' and not private and main limit 1) photo on true
      where m.state = 0 and not (m.member_id = any($1::uuid[]) or m.other_id = any($1::uuid[]))
      order by m.other_id, m.member_id limit 2000`,
    [named],
  );
}

/** They came in over the last day and a half, danger a moment ago: some are due soon, one or two are late. */
async function makeOlder(tx: Tx): Promise<void> {
  await tx.query(
    `with older as (
       select id, make_interval(hours => (17 * row_number() over (order by id))::int % $1, mins => 9) as by from moderation."case"
        where kind = 'report' and state = 'open' and priority > 0)
     update moderation."case" c set opened_at = c.opened_at - older.by, due_at = c.due_at - older.by from older where older.id = c.id`,
    [HOURS_BACK],
  );
}
