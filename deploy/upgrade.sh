#!/bin/sh
# Brings the site of docker-compose.yml to another version while members use it: VERSION=2026.12 deploy/upgrade.sh
# The tables of a version suit the one before it as well, so its processes go on while the tables change; then one part after the other is replaced,
# and meanwhile the proxy asks those that are there. Back to the version before: the same with its VERSION, without the line of the tables.
set -eu
cd "$(dirname "$0")/.."
: "${VERSION:?Say which version: VERSION=2026.12 deploy/upgrade.sh}"
export VERSION

docker compose build migrate
docker compose run --rm migrate
for part in api-1 api-2 worker worker-2; do
  docker compose up --detach --no-deps --wait "$part"
done
