#!/bin/sh
# docker-compose.yml on one machine: the whole database in a file, and away with those that are older than 30 days, so that no copy holds whoever was erased before.
set -eu
umask 077
file="/backups/second-spring-$(date -u +%Y-%m-%dT%H%MZ).dump"
pg_dump --format=custom --file="$file.part" second_spring
mv "$file.part" "$file"
find /backups -name 'second-spring-*.dump*' -mtime +29 -delete
