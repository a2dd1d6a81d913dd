import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WordSites1800000110100 implements MigrationInterface {
  name = 'WordSites1800000110100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Single words of a site that its owner replaced, and what a claim among them rests on. The newest version counts.
create table site.site_words (
  id uuid not null default uuidv7() constraint site_words_pk primary key,
  site_id uuid not null constraint site_words_site_fk references site.site (id) on delete cascade,
  key text not null,
  version integer not null constraint site_words_version_check check (version > 0),
  texts jsonb not null constraint site_words_texts_check check (jsonb_typeof(texts) = 'object'),
  proof text not null,
  made_at timestamptz not null,
  made_by uuid not null,
  reason text not null
);
create unique index site_words_once on site.site_words (site_id, key, version);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on site.site_words from app;
    grant select, insert on site.site_words to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
