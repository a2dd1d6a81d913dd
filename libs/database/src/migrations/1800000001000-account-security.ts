import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of address and password that can be undone, and how a member wants to see the site on every device. */
export class AccountSecurity1800000001000 implements MigrationInterface {
  name = 'AccountSecurity1800000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table auth.account add column display jsonb;

-- \`old_value\` is what an undo sets back: an address, or a password hash. It is kept for as long as it can be undone.
create table auth.account_change (
  id uuid constraint account_change_pk primary key default uuidv7(),
  member_id uuid not null constraint account_change_account_fk references auth.account on delete cascade,
  kind text not null constraint account_change_kind check (kind in ('mail', 'password')),
  old_value text not null,
  new_value text,
  confirm_token_id uuid constraint account_change_confirm_token unique,
  undo_token_id uuid constraint account_change_undo_token unique,
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  ends_at timestamptz not null
);
create index account_change_by_member on auth.account_change (member_id, created_at);
create index account_change_kept_address on auth.account_change (old_value) where kind = 'mail' and applied_at is not null and undone_at is null;
create index account_change_by_end on auth.account_change (ends_at);

do $do$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant select, insert, update, delete on auth.account_change to app;
  end if;
end $do$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
