#!/bin/sh
# Runs when the database is made or restored, and may run again: `owner` changes tables in migrations, `app` may only use them. Who connects is one of the
# members of `app`, each with its own limits in ms: a limit of a role holds behind a pooler too.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -v owner_password="$OWNER_DATABASE_PASSWORD" -v app_password="$APP_DATABASE_PASSWORD" <<'SQL'
select format('create role %I', name) from unnest(array['owner', 'app', 'app_api', 'app_worker']) name
 where not exists (select from pg_roles where rolname = name) \gexec
alter role owner login nosuperuser nocreatedb nocreaterole password :'owner_password';
alter role app nologin nosuperuser nocreatedb nocreaterole;
alter role app_api login nosuperuser nocreatedb nocreaterole password :'app_password';
alter role app_api set statement_timeout = 3500;
alter role app_api set idle_in_transaction_session_timeout = 30000;
alter role app_worker login nosuperuser nocreatedb nocreaterole password :'app_password';
alter role app_worker set statement_timeout = 600000;
alter role app_worker set idle_in_transaction_session_timeout = 600000;
grant app to app_api, app_worker;
select 'create database second_spring owner owner' where not exists (select from pg_database where datname = 'second_spring') \gexec
revoke all on database second_spring from public;
grant connect, temporary on database second_spring to app;
SQL
