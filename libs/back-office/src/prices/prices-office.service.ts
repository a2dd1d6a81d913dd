import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import {
  listCap,
  type InputOf,
  type PriceList,
  type PriceListState,
  type SitePricesAnswer,
  type SitePricesPage,
  type SitePricesQuery,
} from '#contracts-admin';
import type { Tx } from '#database';
import { PriceListsService, SiteService, type KnownList } from '#site';
import { maySetPrices } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';
import { PricesOfficeRepository } from './prices-office.repository.js';

/** What each site sells where and from when, in the hands of the owner. */
@Injectable()
export class PricesOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly commands: StaffCommands,
    private readonly office: PricesOfficeRepository,
    private readonly lists: PriceListsService,
    private readonly sites: SiteService,
  ) {}

  @OfficeList('prices')
  list(actor: StaffActor, query: SitePricesQuery): Promise<SitePricesAnswer> {
    assertAllowed(maySetPrices(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.office.page(tx, query);
      const found = await this.office.count(tx, listCap + 1);
      return {
        result: { rows, total: Math.min(found, listCap), more: found > listCap },
        entry: { act: 'prices.listed', subject: { kind: 'list' }, facts: { page: query.page } },
      };
    });
  }

  open(actor: StaffActor, siteId: string): Promise<SitePricesPage> {
    assertAllowed(maySetPrices(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const page = await this.page(tx, siteId);
      return { result: page, entry: { act: 'prices.opened', subject: { kind: 'site', id: siteId } } };
    });
  }

  /** In force in this process at once, in the others with their next look at the sites. */
  async make(actor: StaffActor, siteId: string, input: InputOf<'make_price_list'>): Promise<SitePricesPage> {
    const { version, countries, currency, bundles, begins_at, reason } = input;
    const beginsAt = begins_at === null ? null : new Date(begins_at);
    const page = await this.commands.run('make_price_list', actor, input, async (tx) => {
      const wish = { siteId, version, countries, currency, bundles, beginsAt, staffId: actor.id, reason };
      const list = await this.lists.make(tx, wish);
      return { result: await this.page(tx, siteId), subjectId: siteId, facts: { list, countries, currency, bundles, begins_at } };
    });
    await this.sites.refresh();
    return page;
  }

  withdraw(actor: StaffActor, id: string, input: InputOf<'withdraw_price_list'>): Promise<SitePricesPage> {
    return this.commands.run('withdraw_price_list', actor, input, async (tx) => {
      const { siteId, isNew } = await this.lists.withdraw(tx, id);
      return { result: await this.page(tx, siteId), subjectId: id, facts: { site: siteId }, isRepeat: !isNew };
    });
  }

  private async page(tx: Tx, siteId: string): Promise<SitePricesPage> {
    const site = await this.office.find(tx, siteId);
    if (!site) throw new AppError('not_found');
    const { lists, now, countries } = await this.lists.of(tx, siteId);
    const names = await this.office.staffNames(
      tx,
      lists.flatMap(({ row }) => row?.madeBy ?? []),
    );
    const shown = lists.map((list) => toPriceList(list, now, names));
    return { ...site, countries: [...countries], price_lists: order.flatMap((state) => shown.filter((list) => list.state === state)) };
  }
}

const order: readonly PriceListState[] = ['in_force', 'planned', 'over', 'withdrawn'];

function stateOf({ withdrawnAt, beginsAt, holdsIn }: KnownList, now: Date): PriceListState {
  if (withdrawnAt) return 'withdrawn';
  if (beginsAt && beginsAt > now) return 'planned';
  return holdsIn.length > 0 ? 'in_force' : 'over';
}

function toPriceList(list: KnownList, now: Date, names: ReadonlyMap<string, string>): PriceList {
  const { id, countries, holdsIn, bundles, row } = list;
  return {
    id,
    countries: [...countries],
    holds_in: [...holdsIn],
    currency: bundles[0]?.price.currency ?? '',
    bundles: bundles.map(({ credits, price }) => ({ credits, minor: price.minor })),
    state: stateOf(list, now),
    begins_at: row?.beginsAt.toISOString() ?? null,
    made_at: row?.madeAt.toISOString() ?? null,
    made_by: row ? (names.get(row.madeBy) ?? null) : null,
    reason: row?.reason ?? '',
  };
}
