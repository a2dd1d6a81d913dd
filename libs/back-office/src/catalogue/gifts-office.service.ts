import { Injectable } from '@nestjs/common';
import { GiftCatalogue, GiftEditing, giftStateOf, pictureOf, type GiftWish, type KnownGift } from '#chats';
import { assertAllowed, isBuiltInGift, locales, type Locale } from '#contracts';
import { listCap, type GiftAnswer, type GiftRow, type InputOf, type OfficeGiftsAnswer, type OfficeGiftsQuery } from '#contracts-admin';
import type { Tx } from '#database';
import { HousePictures, type PhotoSource } from '#media';
import { mayKeepCatalogue } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { CatalogueOfficeRepository } from './catalogue-office.repository.js';

/** The gifts of the house, in the hands of whoever keeps them. */
@Injectable()
export class GiftsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: CatalogueOfficeRepository,
    private readonly catalogue: GiftCatalogue,
    private readonly editing: GiftEditing,
    private readonly pictures: HousePictures,
  ) {}

  @OfficeList('gifts')
  list(actor: StaffActor, { page, per_page }: OfficeGiftsQuery): Promise<OfficeGiftsAnswer> {
    assertAllowed(mayKeepCatalogue(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const gifts = await this.editing.all(tx);
      const rows = await this.rows(tx, gifts.slice((page - 1) * per_page, page * per_page));
      return {
        result: { rows, total: Math.min(gifts.length, listCap), more: gifts.length > listCap },
        entry: { act: 'gifts.listed', subject: { kind: 'list' }, facts: { page } },
      };
    });
  }

  open(actor: StaffActor, key: string): Promise<GiftRow> {
    assertAllowed(mayKeepCatalogue(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const gift = await this.row(tx, key);
      // One that nobody changed has no row for the log to name.
      return { result: gift, entry: { act: 'gift.opened', subject: { kind: 'list' }, facts: { gift: key } } };
    });
  }

  /** Nothing shows the picture yet: the command that makes use of it stands in the log. */
  takePicture({ roles }: StaffActor, source: PhotoSource): Promise<string> {
    assertAllowed(mayKeepCatalogue(roles));
    return this.pictures.store(source);
  }

  make(actor: StaffActor, input: InputOf<'make_gift'>): Promise<GiftAnswer> {
    return this.commands.run('make_gift', actor, input, async (tx) => {
      const { id, key } = await this.editing.make(tx, { ...wishOf(input), picture: input.picture }, actor.id);
      return { result: { gift: await this.row(tx, key) }, subjectId: id, facts: factsOf(input) };
    });
  }

  change(actor: StaffActor, key: string, input: InputOf<'change_gift'>): Promise<GiftAnswer> {
    return this.commands.run('change_gift', actor, input, async (tx) => {
      const { id, before } = await this.editing.change(tx, key, input.version, wishOf(input), actor.id);
      const { names, level, credits, siteIds, fromDay, untilDay } = before;
      const facts = { gift: key, before: { names, level, credits, siteIds, fromDay, untilDay }, after: factsOf(input) };
      return { result: { gift: await this.row(tx, key) }, subjectId: id, facts };
    });
  }

  retire(actor: StaffActor, key: string, input: InputOf<'retire_gift'>): Promise<GiftAnswer> {
    return this.commands.run('retire_gift', actor, input, (tx) => this.turn(tx, key, true, actor));
  }

  restore(actor: StaffActor, key: string, input: InputOf<'restore_gift'>): Promise<GiftAnswer> {
    return this.commands.run('restore_gift', actor, input, (tx) => this.turn(tx, key, false, actor));
  }

  order(actor: StaffActor, input: InputOf<'order_gifts'>): Promise<{ ids: string[] }> {
    return this.commands.run('order_gifts', actor, input, async (tx) => {
      const { was, ids } = input;
      const subjectId = await this.editing.order(tx, was, ids, actor.id);
      return { result: { ids }, subjectId, facts: { was, ids }, isRepeat: subjectId === '' };
    });
  }

  private async turn(tx: Tx, key: string, isRetired: boolean, actor: StaffActor) {
    const { id, isNew } = await this.editing.turn(tx, key, isRetired, actor.id);
    return { result: { gift: await this.row(tx, key) }, subjectId: id, facts: { gift: key }, isRepeat: !isNew };
  }

  private async row(tx: Tx, key: string): Promise<GiftRow> {
    const [row] = await this.rows(tx, [await this.editing.one(tx, key)]);
    return row as GiftRow;
  }

  private async rows(tx: Tx, gifts: readonly KnownGift[]): Promise<GiftRow[]> {
    const people = await this.office.staffNames(
      tx,
      gifts.flatMap(({ changedBy }) => changedBy ?? []),
    );
    const today = this.catalogue.today();
    return gifts.map((gift) => toRow(gift, today, people));
  }
}

const allNames = (names: KnownGift['names']): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, names[locale] ?? ''])) as Record<Locale, string>;

function toRow(gift: KnownGift, today: string, people: ReadonlyMap<string, string>): GiftRow {
  const { key, level, credits, changedAt, changedBy } = gift;
  const [names, built_in] = [allNames(gift.names), isBuiltInGift(key)];
  return {
    id: key,
    built_in,
    names,
    lacking: built_in ? [] : locales.filter((locale) => names[locale] === ''),
    picture: pictureOf(gift),
    price: level === null ? { credits: credits ?? 0 } : { level },
    site_ids: gift.siteIds && [...gift.siteIds],
    from_day: gift.fromDay,
    until_day: gift.untilDay,
    state: giftStateOf(gift, today),
    version: gift.version,
    changed_at: changedAt?.toISOString() ?? null,
    changed_by: (changedBy && people.get(changedBy)) ?? null,
  };
}

const wishOf = ({ names, price, site_ids, from_day, until_day, picture }: InputOf<'change_gift'> | InputOf<'make_gift'>): GiftWish => ({
  names,
  level: 'level' in price ? price.level : null,
  credits: 'credits' in price ? price.credits : null,
  siteIds: site_ids,
  fromDay: from_day,
  untilDay: until_day,
  picture,
});

const factsOf = ({ names, price, site_ids, from_day, until_day, picture }: InputOf<'change_gift'> | InputOf<'make_gift'>) => ({
  names,
  price,
  site_ids,
  from_day,
  until_day,
  picture: picture !== null,
});
