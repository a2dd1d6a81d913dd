import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type DoneAnswer } from '#contracts';
import {
  listCap,
  type AnnouncementAnswer,
  type AnnouncementOne,
  type AnnouncementRow,
  type AnnouncementsAnswer,
  type AnnouncementsQuery,
  type CommandName,
  type InputOf,
  type PreviewAnswer,
  type PreviewBody,
  type ReceiversAnswer,
  type ReceiversQuery,
} from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { StaffMails } from '#notifications';
import { SiteService } from '#site';
import { AnnouncementsOfficeRepository, type AnnouncementListRow, type AnnouncementOneRow } from './announcements-office.repository.js';
import { mayReadResource } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

type AnnouncementCommand = Extract<CommandName, `${'make' | 'save' | 'schedule' | 'stop'}_announcement`>;

/** What staff write to members: drafts, when they go out, and how far they are. */
@Injectable()
export class AnnouncementsOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly commands: StaffCommands,
    private readonly mails: StaffMails,
    private readonly office: AnnouncementsOfficeRepository,
    private readonly sites: SiteService,
  ) {}

  @OfficeList('announcements')
  async list({ roles }: StaffActor, query: AnnouncementsQuery): Promise<AnnouncementsAnswer> {
    assertAllowed(mayReadResource(roles, 'announcements'));
    const [rows, found] = await this.transactions.read(async (tx) => [
      await this.office.page(tx, query),
      await this.office.count(tx, query),
    ]);
    const names = await this.siteNames();
    return { rows: rows.map((row) => toRow(row, names)), total: Math.min(found, listCap), more: found > listCap };
  }

  async open({ roles }: StaffActor, id: string): Promise<AnnouncementOne> {
    assertAllowed(mayReadResource(roles, 'announcements'));
    return this.transactions.read((tx) => this.one(tx, id));
  }

  async countReceivers({ roles }: StaffActor, { kind, site_id, countries }: ReceiversQuery): Promise<ReceiversAnswer> {
    assertAllowed(mayReadResource(roles, 'announcements'));
    const addressed = { kind, siteId: site_id ?? null, countries: countries?.split(',') ?? [] };
    return { receivers: await this.mails.countReceivers(addressed) };
  }

  async preview({ roles }: StaffActor, body: PreviewBody): Promise<PreviewAnswer> {
    assertAllowed(mayReadResource(roles, 'announcements'));
    return this.mails.preview(body);
  }

  make(actor: StaffActor, input: InputOf<'make_announcement'>): Promise<AnnouncementAnswer> {
    return this.run('make_announcement', actor, input, (tx) => this.mails.make(tx, input, actor.id));
  }

  save(actor: StaffActor, id: string, input: InputOf<'save_announcement'>): Promise<AnnouncementAnswer> {
    return this.run('save_announcement', actor, input, async (tx) => {
      await this.mails.save(tx, id, input);
      return id;
    });
  }

  schedule(actor: StaffActor, id: string, input: InputOf<'schedule_announcement'>): Promise<AnnouncementAnswer> {
    return this.run('schedule_announcement', actor, input, async (tx) => {
      await this.mails.schedule(tx, id, input.at === undefined ? undefined : new Date(input.at));
      return id;
    });
  }

  stop(actor: StaffActor, id: string, input: InputOf<'stop_announcement'>): Promise<AnnouncementAnswer> {
    return this.run('stop_announcement', actor, input, async (tx) => {
      await this.mails.stop(tx, id);
      return id;
    });
  }

  test(actor: StaffActor, id: string, input: InputOf<'test_announcement'>): Promise<DoneAnswer> {
    return this.commands.run('test_announcement', actor, input, async (tx) => {
      await this.mails.test(tx, id, actor.id, input.language);
      return { result: { done: true }, subjectId: id, facts: { language: input.language } };
    });
  }

  /** Each answers what became of it, and the log says to whom it was to go. */
  private run<Name extends AnnouncementCommand>(
    name: Name,
    actor: StaffActor,
    input: InputOf<Name>,
    act: (tx: Tx) => Promise<string>,
  ): Promise<AnnouncementAnswer> {
    return this.commands.run<AnnouncementCommand>(name, actor, input, async (tx) => {
      const id = await act(tx);
      const announcement = await this.one(tx, id);
      const { kind, site_id, countries, languages, starts_at, sent } = announcement;
      return { result: { announcement }, subjectId: id, facts: { kind, site_id, countries, languages, starts_at, sent } };
    });
  }

  private async one(tx: Tx, id: string): Promise<AnnouncementOne> {
    const row = await this.office.find(tx, id);
    if (!row) throw new AppError('not_found');
    return toOne(row, await this.siteNames());
  }

  private async siteNames(): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.sites.all()).map(({ id, name }) => [id, name]));
  }
}

const toRow = (row: AnnouncementListRow, sites: ReadonlyMap<string, string>): AnnouncementRow => ({
  ...row,
  site_name: row.site_id === null ? null : (sites.get(row.site_id) ?? row.site_id),
  saved_at: row.saved_at.toISOString(),
  starts_at: row.starts_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
});

const toOne = ({ texts, path, ...row }: AnnouncementOneRow, sites: ReadonlyMap<string, string>): AnnouncementOne => ({
  ...toRow(row, sites),
  texts,
  path,
});
