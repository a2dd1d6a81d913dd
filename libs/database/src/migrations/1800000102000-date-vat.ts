import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DateVat1800000102000 implements MigrationInterface {
  name = 'DateVat1800000102000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Which details somebody looked at before changing them.
alter table site.company add column version integer not null default 1;

-- Standard rates for services by the country of the buyer. from_day: in the zone of the books; null: since before the first sale.
create table payments.vat_rate (
  id uuid not null default uuidv7() constraint vat_rate_pk primary key,
  country char(2) not null,
  from_day date,
  basis_points integer not null constraint vat_rate_share check (basis_points between 0 and 3000),
  made_at timestamptz,
  made_by uuid,
  reason text not null,
  withdrawn_at timestamptz
);
create unique index vat_rate_once on payments.vat_rate (country, from_day) nulls not distinct where withdrawn_at is null;

insert into payments.vat_rate (country, from_day, basis_points, reason)
select country, from_day::date, basis_points, '' from (values
  ('AT', null, 2000), ('BE', null, 2100), ('BG', null, 2000), ('CY', null, 1900), ('CZ', null, 2100), ('DE', null, 1900), ('DK', null, 2500),
  ('EE', null, 2000), ('EE', '2024-01-01', 2200), ('EE', '2025-07-01', 2400),
  ('ES', null, 2100), ('FI', null, 2400), ('FI', '2024-09-01', 2550),
  ('FR', null, 2000), ('GR', null, 2400), ('HR', null, 2500), ('HU', null, 2700), ('IE', null, 2300), ('IT', null, 2200), ('LT', null, 2100),
  ('LU', null, 1600), ('LU', '2024-01-01', 1700),
  ('LV', null, 2100), ('MT', null, 1800), ('NL', null, 2100), ('PL', null, 2300), ('PT', null, 2300),
  ('RO', null, 1900), ('RO', '2025-08-01', 2100),
  ('SE', null, 2500), ('SI', null, 2200), ('SK', null, 2000), ('SK', '2025-01-01', 2300),
  ('GB', null, 2000), ('CH', null, 770), ('CH', '2024-01-01', 810), ('NO', null, 2500)
) as known (country, from_day, basis_points);

-- How a company pays the VAT of a country, from a day on.
create table payments.vat_scheme (
  id uuid not null default uuidv7() constraint vat_scheme_pk primary key,
  company_id uuid not null,
  country char(2) not null,
  kind text not null constraint vat_scheme_kind check (kind in ('registered', 'one_stop_shop', 'none')),
  number text not null,
  from_day date not null,
  made_at timestamptz not null,
  made_by uuid not null,
  reason text not null,
  withdrawn_at timestamptz,
  constraint vat_scheme_number check ((kind = 'none') = (number = ''))
);
create unique index vat_scheme_once on payments.vat_scheme (company_id, country, from_day) where withdrawn_at is null;

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on payments.vat_rate, payments.vat_scheme from app;
    grant select, insert on payments.vat_rate, payments.vat_scheme to app;
    grant update (withdrawn_at) on payments.vat_rate, payments.vat_scheme to app;
    revoke all on site.company from app;
    grant select, insert, update on site.company to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
