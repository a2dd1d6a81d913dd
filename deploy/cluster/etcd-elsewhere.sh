#!/bin/sh
# Patroni calls this with the address of its own etcd, what happened, and what its member is now. When that begins to lead, etcd is to be led from another host: of a host that leads both, the
# loss is felt longer, because etcd first elects anew and then gives every lease its full time again.
set -eu
[ "$3" = primary ] || exit 0
own=$1
leads=no
other=
# Each line: address, ID, version, size, whether it leads, whether it only learns, and more. Who does not answer has none.
while IFS=', ' read -r endpoint id rest; do
  case "$rest" in
    *', true, false,'*) [ "$endpoint" != "$own" ] || leads=yes ;;
    *', false, false,'*) other=$id ;;
  esac
done <<EOF
$(etcdctl --endpoints="$own" --command-timeout=2s endpoint status --cluster --write-out=simple 2>/dev/null)
EOF
if [ "$leads" = yes ] && [ -n "$other" ]; then
  etcdctl --endpoints="$own" move-leader "$other"
fi
