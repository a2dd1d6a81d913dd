import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WriteTexts1800000110000 implements MigrationInterface {
  name = 'WriteTexts1800000110000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Who wrote a version and why. One that is \`built_in\` has no words: from its moment on the built-in text counts again.
alter table site.info_text
  add column built_in boolean not null default false,
  add column changes text not null default '',
  add column made_at timestamptz,
  add column made_by uuid,
  add column reason text not null default '',
  add column withdrawn_at timestamptz,
  add column edition_id uuid;

-- What is written and not out yet. The row stays when its text went out: it is what two writers at once wait for.
create table site.info_draft (
  id uuid not null default uuidv7() constraint info_draft_pk primary key,
  site_id uuid not null constraint info_draft_site_fk references site.site (id) on delete cascade,
  page text not null,
  locale text not null,
  revision integer not null constraint info_draft_revision_check check (revision >= 0),
  text jsonb,
  saved_at timestamptz not null,
  saved_by uuid not null
);
create unique index info_draft_once on site.info_draft (site_id, page, locale);

-- The terms of a moment, in every language: from then on members are asked again, with what is new.
create table site.terms_edition (
  id uuid not null default uuidv7() constraint terms_edition_pk primary key,
  site_id uuid not null constraint terms_edition_site_fk references site.site (id) on delete cascade,
  changes jsonb not null constraint terms_edition_changes_check check (jsonb_typeof(changes) = 'object'),
  begins_at timestamptz not null,
  withdrawn_at timestamptz,
  made_at timestamptz not null,
  made_by uuid not null,
  reason text not null
);
create index terms_edition_by_site on site.terms_edition (site_id, begins_at, id);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on site.info_text, site.info_draft, site.terms_edition from app;
    grant select, insert on site.info_text, site.terms_edition to app;
    grant update (withdrawn_at) on site.info_text, site.terms_edition to app;
    grant select, insert, update on site.info_draft to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
