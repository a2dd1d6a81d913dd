#!/bin/sh
# sh certificates.sh FOLDER HOST…: an authority of one's own, once, and for each host a key and a certificate by which pgBackRest knows it.
set -eu
mkdir -p "$1"
cd "$1"
shift
umask 077
key='-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
[ -f ca.key ] || openssl req -x509 $key -days 3650 -subj /CN=second-spring-backups -keyout ca.key -out ca.crt
for host; do
  openssl req -x509 -CA ca.crt -CAkey ca.key $key -days 1825 -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
    -addext basicConstraints=critical,CA:FALSE -keyout "$host.key" -out "$host.crt"
done
