import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountUnknownCalls1800000081001 implements MigrationInterface {
  name = 'CountUnknownCalls1800000081001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table payments.unknown_call (
  minute timestamptz constraint unknown_call_pk primary key,
  calls integer not null
);
do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.unknown_call from app;
    grant select, insert, update, delete on payments.unknown_call to app;
  end if;
end $grants$;

-- What strangers named is not kept any more.
update payments.recon_issue set closed_at = public.app_now() where closed_at is null and kind = 'unknown_payment';
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
