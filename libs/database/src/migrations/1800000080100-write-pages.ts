import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WritePages1800000080100 implements MigrationInterface {
  name = 'WritePages1800000080100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What an owner wrote in place of a built-in page. A version is never changed: the one that counts is the newest of those in force.
create table site.info_text (
  site_id uuid not null constraint info_text_site_fk references site.site (id) on delete cascade,
  page text not null,
  locale text not null,
  version integer not null,
  title text not null,
  lead text not null,
  sections jsonb not null,
  in_force_at timestamptz not null,
  constraint info_text_pk primary key (site_id, page, locale, version),
  constraint info_text_version_check check (version > 0),
  constraint info_text_sections_check check (jsonb_typeof(sections) = 'array')
);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
