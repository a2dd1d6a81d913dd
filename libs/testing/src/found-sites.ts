import type pg from 'pg';

const tables = [
  'community',
  'company',
  'site',
  'site_host',
  'price_list',
  'site_words',
  'settings_change',
  'info_text',
  'info_draft',
  'terms_edition',
] as const;
/** Rows of each table as JSON, as they stood when the first test file of this worker opened its world. */
let found: ReadonlyMap<string, string> | undefined;

/** Sites and companies stay from file to file; what a file before changed of them, or a seed brought, is put back for the next one. */
export async function putSitesBack(owner: pg.Client): Promise<void> {
  if (!found) {
    found = await sitesOf(owner);
    return;
  }
  const now = await sitesOf(owner);
  const changed = [...found].filter(([table, rows]) => now.get(table) !== rows);
  if (changed.length === 0) return;
  // Without triggers and foreign keys: the rows go back as they were, whatever refers to them.
  await owner.query('begin; set local session_replication_role = replica');
  for (const [table, rows] of changed) {
    await owner.query(`delete from site.${table}`);
    await owner.query(`insert into site.${table} select * from jsonb_populate_recordset(null::site.${table}, $1)`, [rows]);
  }
  await owner.query('commit');
}

async function sitesOf(owner: pg.Client): Promise<ReadonlyMap<string, string>> {
  const read = tables.map(
    (table) => `select '${table}' as name, coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)), '[]')::text as rows from site.${table} t`,
  );
  const { rows } = await owner.query<{ name: string; rows: string }>(read.join(' union all '));
  return new Map(rows.map((row) => [row.name, row.rows]));
}
