import * as z from 'zod/mini';
import { doneAnswer, line } from '#contracts';
import { command } from './command.js';
import { siteId } from './site-settings.js';

export const dashboardPath = '/api/admin/dashboard';
/** How the days are put together: weeks from Monday, months from the first. */
export const dashboardSteps = ['day', 'week', 'month'] as const;
export type DashboardStep = (typeof dashboardSteps)[number];
/** So many steps are shown at most, and as many before them are compared with. */
export const stepsMax = { day: 92, week: 104, month: 24 } as const satisfies Record<DashboardStep, number>;
/** Groups of fewer people are told together with others. */
export const smallestGroup = 5;
/** How long something may come after the sign-up or the first message and still count for its day. */
export const countedWithinDays = 7;
export const sourceMax = 40;
/** The source of those who came from nowhere that is known. */
export const noSource = '-';
/** All sources with fewer sign-ups than `smallestGroup`, together: whoever makes a link names its source, and may name a person. */
export const otherSource = 'other';

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

export const dashboardQuery = z
  .strictObject({
    step: z.enum(dashboardSteps),
    steps: z.coerce.number().check(z.int(), z.gte(1)),
    /** The last day, in the zone of the books; without one it is today. The step in which it lies is shown up to it. */
    to: z.optional(z.iso.date()),
    country: z.optional(country),
    /** Where members came from, as the tracking of their sign-up says, `noSource` or `otherSource`. For those who may see members only. */
    source: z.optional(line().check(z.minLength(1), z.maxLength(sourceMax))),
    site_id: z.optional(siteId),
  })
  .check(z.refine(({ step, steps }) => steps <= stepsMax[step], { path: ['steps'] }));
export type DashboardQuery = z.infer<typeof dashboardQuery>;

const count = z.int();
/** Null: not recorded, or not known for these filters. */
const known = z.nullable(count);

/** What became of those who signed up in a time, each within `countedWithinDays`. */
const signupCounts = { signed_up: count, mailed: count, confirmed: count, wrote: count };
export const peopleCounts = z.object({
  ...signupCounts,
  /** First messages to somebody, and how many of them were answered within `countedWithinDays`. */
  openings: count,
  answered: count,
  /** Reports of members, and complaints of anybody. */
  complaints: count,
  /** Members who were here within 30 days, at the end of the time. */
  active: known,
  /** Profiles shown by the search, the swipe game and the match finder; fictional ones among them, and those that nobody had asked for. */
  shown: known,
  fictional: known,
  unasked: known,
});
export type PeopleCounts = z.infer<typeof peopleCounts>;

export const providerCounts = z.object({ provider: z.string(), ...signupCounts });
export type ProviderCounts = z.infer<typeof providerCounts>;

export const moneyCounts = z.object({
  orders: count,
  first_purchases: count,
  /** Different members who paid in the time. */
  payers: count,
  /** Credits that members have not used yet, at the end of the time. */
  credits_bought: known,
  credits_free: known,
});
export type MoneyCounts = z.infer<typeof moneyCounts>;

/** In the minor unit, without VAT. */
export const currencyCounts = z.object({
  received: count,
  refunded: count,
  disputed: count,
  /** What members owe of disputed money whose credits they have used. */
  owed: count,
  /** What came, less what went back and was disputed, and what is owed of that. */
  revenue: count,
  /** What was paid, with VAT, for credits that are not used yet, at the end of the time. */
  liability: known,
});
export type CurrencyCounts = z.infer<typeof currencyCounts>;

const overTime = <Counts extends z.ZodMiniType>(counts: Counts) => ({
  /** One for each step of the period. */
  points: z.array(counts),
  total: counts,
  before: counts,
});

export const figureChecks = ['signups', 'revenue', 'credits'] as const;
export type FigureCheck = (typeof figureChecks)[number];

/** `due`: begins in a moment. `late`: it should have begun minutes ago, and nobody has. `failed`: the last try has; it is tried again. */
export const refreshStates = ['waiting', 'due', 'running', 'late', 'failed'] as const;
export type RefreshState = (typeof refreshStates)[number];

export const dashboardAnswer = z.object({
  /** Until when the figures are counted; null: never yet. */
  until: z.nullable(z.iso.datetime()),
  /** How the job that counts them stands. */
  refresh: z.enum(refreshStates),
  zone: z.string(),
  step: z.enum(dashboardSteps),
  steps: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), is_over: z.boolean() })),
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** Null for whoever may read the money alone. */
  people: z.nullable(z.object({ ...overTime(peopleCounts), providers: z.array(providerCounts) })),
  money: z.object({ ...overTime(moneyCounts), currencies: z.array(z.object({ currency: z.string(), ...overTime(currencyCounts) })) }),
  /** What the filters offer; no sources to whoever may read the money alone. */
  countries: z.array(country),
  sources: z.array(z.string()),
  sites: z.array(z.object({ id: siteId, name: z.string() })),
  /** What did not agree when the figures were counted: what they say, and what the same came to where it stands. */
  disagreements: z.array(z.object({ check: z.enum(figureChecks), currency: z.nullable(z.string()), shown: count, counted: count })),
});
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

export const dashboardCommands = {
  refresh_figures: command({
    path: '/api/admin/dashboard/refresh',
    right: 'dashboard',
    act: 'figures.refreshed',
    subject: 'figures',
    target: null,
    reason: null,
    confirms: false,
    fields: {},
    result: doneAnswer,
  }),
};
