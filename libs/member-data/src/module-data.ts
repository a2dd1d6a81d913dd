import type { Tx } from '#database';

/** Under which heading a member finds what a module knows. */
export const exportAreas = ['account', 'profile', 'photos', 'likes', 'chats', 'blocks', 'activity', 'credits', 'mails'] as const;
export type ExportArea = (typeof exportAreas)[number];

/** What one table knows of members. Every column stands in `exported` or in `leftOut`: a test compares them with the database. */
export type TableData = {
  /** The condition that finds a member's rows; `$1` is the member. */
  readonly rows: string;
  readonly area: ExportArea;
  readonly exported: readonly string[];
  /** The columns that the member does not get, each with the reason. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** What the export says besides, such as the name of the other member: a name, and the SQL that gives it (the table is `t`). */
  readonly added?: Readonly<Record<string, string>>;
  /** What the export says besides and what rests sealed: a name, the SQL that gives a value (the table is `t`), and what is told of it. */
  readonly opened?: Readonly<Record<string, { readonly sql: string; readonly open: (value: unknown) => string | null }>>;
  /** When the export holds fewer rows than the erasure has to find. */
  readonly exportedRows?: string;
  /** How the rows come in the export; by default as they lie. */
  readonly order?: string;
  /** What erases, when it is not just that the rows go; 'elsewhere' when they go with those of another table. */
  readonly erase?: ((tx: Tx, memberId: string) => Promise<void>) | 'elsewhere';
  /** Why rows stay after the erasure. They hold ids then and nothing that leads to a person. */
  readonly keeps?: string;
};

export type NamedTable = { readonly name: string; readonly data: TableData };
export type Row = Readonly<Record<string, unknown>>;
/** A file of the export: one that lies in the store, or one that is made when its turn comes. */
export type ExportedFile = { readonly name: string } & ({ readonly object: string } | { readonly make: () => Promise<Buffer> });

/** What a module knows of members, and how that is told and erased. */
export type ModuleData = {
  /** A feature, or `technical` for what the libraries below all features keep. */
  readonly module: string;
  /** Erased in the order in which they stand here. */
  readonly tables: Readonly<Record<string, TableData>>;
  /** The tables that know no member, each with the reason. */
  readonly impersonal?: Readonly<Record<string, string>>;
  /** Before the rows go: what lies outside of Postgres. */
  readonly eraseOutside?: (tx: Tx, memberId: string) => Promise<void>;
  readonly files?: (tx: Tx, memberId: string) => Promise<ExportedFile[]>;
};
