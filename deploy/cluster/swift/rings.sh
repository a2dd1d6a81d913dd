#!/bin/sh
# sh rings.sh FOLDER PART_POWER ADDRESS…: which storage host has which part, as three files for `/etc/swift` of all. PART_POWER stays for ever: 14
# is enough for some hundred disks. The builder files are what later hosts are added to: they lie where secrets lie.
set -eu
cd "$1"
power=$2
shift 2
for kind in account:6202 container:6201 object:6200; do
  ring=${kind%:*}
  zone=0
  devices=
  for address; do
    zone=$((zone + 1))
    devices="$devices r1z$zone-$address:${kind#*:}/node 100"
  done
  swift-ring-builder "$ring.builder" create "$power" 3 1
  # shellcheck disable=SC2086
  swift-ring-builder "$ring.builder" add $devices
  swift-ring-builder "$ring.builder" rebalance
done
