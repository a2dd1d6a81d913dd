import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MakeCodes1800000099000 implements MigrationInterface {
  name = 'MakeCodes1800000099000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table payments.discount_code
  add max_uses integer constraint discount_code_uses check (max_uses > 0),
  add made_by uuid;
-- The list of the back office, from the newest on and by how a code begins.
create index discount_code_by_time on payments.discount_code (created_at, id);
create index discount_code_by_text on payments.discount_code (code text_pattern_ops);
create index discount_code_by_user on payments.discount_code (user_id) where user_id is not null;
create index orders_by_code on payments.orders (discount_code, created_at) where discount_code is not null;

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    grant select, insert, update on payments.discount_code to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
