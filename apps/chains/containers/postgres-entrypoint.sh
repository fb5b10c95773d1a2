#!/bin/sh -e
# Does what the entry point of the public image of PostgreSQL does with the same variables and scripts.
data=/var/lib/postgresql/data
programs=$(echo /usr/lib/postgresql/*/bin)
if [ ! -s $data/PG_VERSION ]; then
  printf '%s\n' "$POSTGRES_PASSWORD" |
    "$programs/initdb" -D $data -U postgres --pwfile=/dev/stdin -A scram-sha-256 --auth-local=trust -E UTF8 --no-locale
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  "$programs/pg_ctl" -D $data -o "-c listen_addresses=''" -w start
  for script in /docker-entrypoint-initdb.d/*.sh; do
    if [ -x "$script" ]; then "$script"; fi
  done
  "$programs/pg_ctl" -D $data -m fast -w stop
fi
exec "$programs/postgres" -D $data -c listen_addresses='*'
