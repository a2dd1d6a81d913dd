import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources, type ResourceName } from '#contracts-admin';
import { projectRoot } from '../project.js';

/** A list of the back office as staff ask for it: by its filters and orders. */
export type OfficeList = {
  /** How many rows it has beside so many members; `few`: it never grows with them. */
  readonly rows: ((members: number) => number) | 'few';
  /** Query strings; a filter that finds much, one that finds little, and the last page that a list shows. */
  readonly asks: readonly string[];
};

const tenth = (members: number): number => Math.ceil(members / 10);
/** Few members give cause to look. */
const hundredth = (members: number): number => Math.ceil(members / 100);
const same = (members: number): number => members;
/** As many mails to everybody as a house sends in years. */
const announcements = (): number => 2_000;

const lists = {
  members: {
    rows: same,
    asks: [
      '',
      'sort=signed_up&order=asc&page=40',
      'country=NL&gender=female&paid=true',
      'status=paused&country=NL',
      'fictional=true&order=asc',
      'q=marie',
    ],
  },
  cases: {
    rows: same,
    asks: [
      '',
      'page=40',
      'state=closed&kind=report&reason=money',
      'state=closed&reason=advertising',
      'state=decided',
      'kind=appeal',
      'state=closed&escalated=true',
      'asks_second=true',
    ],
  },
  noticed: { rows: hundredth, asks: ['', 'page=10', 'sort=last_at', 'kind=openers'] },
  verifications: { rows: tenth, asks: ['', 'state=approved&page=40', 'state=refused', 'state=dropped'] },
  child_material: { rows: announcements, asks: ['', 'page=40'] },
  invitations: { rows: tenth, asks: ['', 'state=open', 'state=used', 'state=expired&page=40', 'state=revoked'] },
  staff: { rows: 'few', asks: ['', 'state=ended', 'role=moderator', 'q=mi'] },
  api_tokens: { rows: 'few', asks: ['', 'state=ended'] },
  orders: {
    rows: same,
    asks: [
      '',
      'page=40',
      'state=paid&country=NL',
      'state=charged_back',
      'method=paypal&page=40',
      'open=true',
      'from=2026-01-01&to=2026-01-31',
      'q=2026-77',
    ],
  },
  payment_issues: { rows: hundredth, asks: ['', 'closed=true&page=40', 'kind=amount_drift&closed=true', 'mine=true'] },
  money_requests: { rows: tenth, asks: ['', 'state=waiting', 'state=done&page=40'] },
  mandates: {
    rows: same,
    asks: [
      '',
      'page=40',
      'state=revoked',
      'state=lapsed',
      'state=active&country=BE',
      'from=2026-01-01&to=2026-01-31',
      'q=B77',
      'country=SE',
    ],
  },
  debits: {
    rows: same,
    asks: [
      '',
      'page=40',
      'state=returned',
      'state=paid&country=BE',
      'country=SE',
      'from=2026-01-01&to=2026-01-31',
      'state=announced',
      'q=B77',
    ],
  },
  debit_blocks: { rows: hundredth, asks: ['', 'lifted=true', 'lifted=false&kind=iban', 'country=BE&page=10', 'q=B77'] },
  site_words: { rows: 'few', asks: ['', 'key=premium_claim'] },
  texts: { rows: 'few', asks: ['', 'page=4', 'state=lacking', 'page_name=terms&locale=nl'] },
  discount_codes: { rows: tenth, asks: ['', 'q=BENCH7', 'status=inactive', 'welcome=true', 'status=active&page=40'] },
  announcements: { rows: announcements, asks: ['', 'state=done&page=40', 'state=stopped'] },
  audit: {
    rows: same,
    asks: [
      '',
      'page=40',
      'act=case.opened',
      'act=member.fictional_set',
      'from=2026-01-01&to=2026-01-31',
      'act=members.listed&to=2026-01-31',
    ],
  },
  dead_letters: { rows: tenth, asks: ['', 'page=40'] },
} as const satisfies Partial<Readonly<Record<ResourceName, OfficeList>>>;
type Rows = { [Name in keyof typeof lists]: (typeof lists)[Name]['rows'] };
export type GrowingName = { [Name in keyof Rows]: Rows[Name] extends 'few' ? never : Name }[keyof Rows];

const names = Object.keys(resources) as ResourceName[];
const rest: OfficeList = { rows: 'few', asks: [''] };

/** Every list; one without a row above never grows with the members, and is asked as it is. */
export const officeLists = Object.fromEntries(
  names.map((name) => [name, (lists as Partial<Record<ResourceName, OfficeList>>)[name] ?? rest]),
) as Readonly<Record<ResourceName, OfficeList>>;

/** Those that grow, by their names. */
export const growingLists = names.filter((name) => officeLists[name].rows !== 'few');

export type Described = {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly { readonly name: string }[] } }>>;
};

/** The lists of the described API that go by pages and have no row here. */
export function unmeasuredLists({ paths }: Described): string[] {
  const measured = new Set<string>(names.map((name) => resources[name].path));
  return Object.entries(paths).flatMap(([path, { get }]) =>
    path.startsWith('/api/admin/') && get?.parameters?.some(({ name }) => name === 'per_page') && !measured.has(path) ? [path] : [],
  );
}

export const describedApi = (): Described => JSON.parse(readFileSync(join(projectRoot, 'openapi.json'), 'utf8')) as Described;
