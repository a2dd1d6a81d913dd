import { Injectable } from '@nestjs/common';
import type { MemberCard, MemberId } from '#contracts';
import type { Tx } from '#database';
import { toImageView } from '#media';
import { PresenceService } from '#visibility';
import { CardsRepository, type CardRow } from './cards.repository.js';
import { distanceStep } from './distance.policy.js';
import { headlineOf } from './headline.js';

/** What a card needs beside the profile: whether the viewer likes this member, and both each other. */
export type Marks = { readonly liked: boolean; readonly match: boolean };
const unmarked: Marks = { liked: false, match: false };

/** The one place that turns a profile into a card: label, age, blur and online mark are decided here and nowhere else. */
@Injectable()
export class CardsService {
  constructor(
    private readonly cards: CardsRepository,
    private readonly presence: PresenceService,
  ) {}

  /** The names alone, also of members who are hidden from everybody by now. One query. */
  async names(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return ids.length === 0 ? new Map() : new Map((await this.cards.names(tx, ids)).map(({ id, name }) => [id, name]));
  }

  /** Cards in the order of `ids`; ids without a profile are left out. One query. `marks` come from the list that chose the ids. */
  async inOrder(tx: Tx, viewerId: string | null, ids: readonly string[], marks?: ReadonlyMap<string, Marks>): Promise<MemberCard[]> {
    if (ids.length === 0) return [];
    const [rows, online] = await Promise.all([this.cards.byIds(tx, viewerId, ids), this.presence.onlineAmong(ids)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toCard(row, viewerId, online.has(id), marks?.get(id) ?? unmarked)] : [];
    });
  }
}

function toCard(row: CardRow, viewerId: string | null, online: boolean, marks: Marks): MemberCard {
  const viewer = { memberId: viewerId, paid: row.viewerPaid };
  return {
    id: row.id as MemberId,
    name: row.name,
    age: row.age,
    gender: row.gender,
    country: row.country,
    region: row.region,
    city: viewerId ? row.city : '',
    within_km: row.place && row.viewerPlace && row.id !== viewerId ? distanceStep(row.place, row.viewerPlace) : null,
    fictional: row.fictional,
    verified: row.verified,
    online: online && row.showsOnline && viewerId !== null,
    // Nobody came.
    new_here: row.newHere && !row.fictional,
    headline: viewerId ? headlineOf(row.about) : '',
    main_image: row.photo && toImageView(row.photo, viewer),
    liked: marks.liked,
    match: marks.match,
  };
}
