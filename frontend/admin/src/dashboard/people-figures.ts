import type { PeopleCounts } from '#contracts-admin';
import { chartWords, figureWords as name } from './dashboard-words';
import { perThousand, shareOf, type Figure } from './figures';
import { counts, percents, rates, type Format } from './formats';
import type { Charted, Look, Series } from './chart-types';
import type { Tile } from './Tiles';

/** A figure of what members did in a time: how it is called, read and written. */
interface Known {
  readonly name: string;
  readonly read: (of: PeopleCounts) => Figure;
  readonly format: Format;
}

const counted = (key: keyof PeopleCounts & keyof typeof name): Known => ({ name: name[key], read: (of) => of[key], format: counts });

const signedUp = counted('signed_up');
const active = counted('active');
const activation: Known = { name: name.activation, read: (of) => shareOf(of.confirmed, of.signed_up), format: percents };
const wroteShare: Known = { name: name.wroteShare, read: (of) => shareOf(of.wrote, of.signed_up), format: percents };
const answerRate: Known = { name: name.answerRate, read: (of) => shareOf(of.answered, of.openings), format: percents };
const complaintRate: Known = { name: name.complaintRate, read: (of) => perThousand(of.complaints, of.active), format: rates };
const unaskedShare: Known = { name: name.unaskedShare, read: (of) => shareOf(of.unasked, of.shown), format: percents };
const fictionalAsked: Known = {
  name: name.fictionalAsked,
  read: ({ fictional, unasked }) => (fictional === null || unasked === null ? null : fictional - unasked),
  format: counts,
};

const tiles = [signedUp, activation, wroteShare, answerRate, active, complaintRate, unaskedShare];

/** Each chart with its figures; those without a look stand in its table alone. */
const charts: readonly (readonly [title: string, drawn: readonly (readonly [figure: Known, look?: Look])[]])[] = [
  [chartWords.signups, [[signedUp, 'bar'], [counted('mailed')], [counted('confirmed'), 'hatched'], [counted('wrote')]]],
  [
    chartWords.rates,
    [
      [activation, 'line'],
      [wroteShare, 'broken'],
    ],
  ],
  [chartWords.messages, [[counted('openings'), 'bar'], [counted('answered'), 'hatched'], [answerRate]]],
  [chartWords.complaints, [[complaintRate, 'line'], [counted('complaints')], [active]]],
  [chartWords.fictional, [[counted('unasked'), 'bar'], [fictionalAsked, 'hatched'], [counted('shown')], [unaskedShare]]],
];

/** The whole period beside the one before. */
export const peopleTiles = (total: PeopleCounts, before: PeopleCounts): Tile[] =>
  tiles.map(({ read, ...known }) => ({ ...known, now: read(total), before: read(before) }));

export const peopleCharts = (points: readonly PeopleCounts[]): Pick<Charted, 'title' | 'series'>[] =>
  charts.map(([title, drawn]) => ({
    title,
    series: drawn.map(([{ read, ...known }, look]): Series => ({ ...known, figures: points.map(read), ...(look && { look }) })),
  }));
