import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ErasePayers1800000131000 implements MigrationInterface {
  name = 'ErasePayers1800000131000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The payment provider keeps name and account of whoever gave a mandate: a job has it deleted once they are erased here.
alter table payments.mandate add column member_erased_at timestamptz;
update payments.mandate m set member_erased_at = now() where not exists (select from auth.account a where a.id = m.member_id);
create index mandate_to_erase on payments.mandate (member_erased_at) where member_erased_at is not null and psp_customer_id is not null;

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    grant update (member_erased_at) on payments.mandate to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
