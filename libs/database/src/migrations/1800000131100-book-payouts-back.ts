import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BookPayoutsBack1800000131100 implements MigrationInterface {
  name = 'BookPayoutsBack1800000131100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- A payout may fail after it was booked: its entries are booked back, and booked anew when it is paid again. Each time is a turn of its own.
alter table payments.provider_settlement
  add column booked_back_at timestamptz,
  add column turn integer not null default 1;
alter table payments.settlement_entry add column turn integer not null default 1;
alter table payments.settlement_entry drop constraint settlement_entry_once;
alter table payments.settlement_entry add constraint settlement_entry_once unique (settlement_id, company_id, kind, currency, turn);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
