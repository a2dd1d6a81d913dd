import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameBuyers1800000089000 implements MigrationInterface {
  name = 'NameBuyers1800000089000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table payments.billing_details (
  order_id uuid constraint billing_details_pk primary key,
  member_id uuid not null,
  sealed bytea not null
);
create index billing_details_by_member on payments.billing_details (member_id);
do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.billing_details from app;
    grant select, insert, delete on payments.billing_details to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
