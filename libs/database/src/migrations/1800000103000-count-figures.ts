import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountFigures1800000103000 implements MigrationInterface {
  name = 'CountFigures1800000103000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- How many profiles the lists of the search showed, and how many of them were fictional.
create table search.impression_count (
  day date not null,
  site_id uuid not null,
  country text not null,
  shown bigint not null,
  fictional bigint not null,
  unasked bigint not null,
  constraint impression_count_pk primary key (day, site_id, country),
  constraint impression_count_parts check (fictional between 0 and shown and unasked between 0 and fictional)
);

-- What the owner's dashboard reads: sums by day, country, source and site, which a job refreshes. Days are those of the books.
create schema figures;

-- Each sign-up as the figures need it. It stays under the pseudonym when the member is erased, so that no number of the past shrinks.
create table figures.signup (
  member_id uuid not null constraint signup_pk primary key,
  day date not null,
  site_id uuid not null,
  country text not null,
  source text not null,
  provider text not null,
  mailed_on date,
  confirmed_on date,
  wrote_on date,
  fictional boolean not null default false
);
create index signup_by_day on figures.signup (day);
create index signup_fictional on figures.signup (member_id) where fictional;

create table figures.daily_signup (
  day date not null,
  site_id uuid not null,
  country text not null,
  source text not null,
  provider text not null,
  signed_up int not null,
  mailed int not null,
  confirmed int not null,
  wrote int not null,
  constraint daily_signup_pk primary key (day, site_id, country, source, provider)
);

create table figures.daily_activity (
  day date not null,
  site_id uuid not null,
  country text not null,
  source text not null,
  openings int not null,
  answered int not null,
  complaints int not null,
  shown bigint not null,
  fictional bigint not null,
  unasked bigint not null,
  constraint daily_activity_pk primary key (day, site_id, country, source)
);

create table figures.daily_money (
  day date not null,
  site_id uuid not null,
  country text not null,
  source text not null,
  currency text not null,
  orders int not null,
  first_purchases int not null,
  received bigint not null,
  refunded bigint not null,
  disputed bigint not null,
  owed bigint not null,
  constraint daily_money_pk primary key (day, site_id, country, source, currency)
);

-- How things stood when the day was last looked at. Free credits and active members have no currency.
create table figures.daily_standing (
  day date not null,
  site_id uuid not null,
  country text not null,
  source text not null,
  currency text not null,
  active int not null,
  credits bigint not null,
  minor bigint not null,
  constraint daily_standing_pk primary key (day, site_id, country, source, currency)
);

-- When the figures were last refreshed, and what did not agree then.
create table figures.refresh (
  only_one boolean not null default true constraint refresh_pk primary key constraint refresh_only_one check (only_one),
  until timestamptz not null,
  disagreements jsonb not null
);

do $grants$
begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke all on search.impression_count from app;
    grant select, insert, update on search.impression_count to app;
    grant usage on schema figures to app;
    grant select, insert, update on figures.signup, figures.refresh to app;
    grant select, insert, delete on figures.daily_signup, figures.daily_activity, figures.daily_money, figures.daily_standing to app;
  end if;
end $grants$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations run forward only.');
  }
}
