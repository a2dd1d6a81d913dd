#!/bin/sh
# Runs once, when the database is made: `owner` changes tables in migrations, `app` may only use them.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -v owner_password="$OWNER_DATABASE_PASSWORD" -v app_password="$APP_DATABASE_PASSWORD" <<'SQL'
create role owner login nosuperuser nocreatedb nocreaterole password :'owner_password';
create role app login nosuperuser nocreatedb nocreaterole password :'app_password';
create database second_spring owner owner;
revoke all on database second_spring from public;
grant connect, temporary on database second_spring to app;
SQL
