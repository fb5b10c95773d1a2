#!/bin/sh
# The first start of PostgreSQL: the service is a user without rights over other databases, and none over the server.
set -eu
psql --username postgres --no-password --set ON_ERROR_STOP=1 --set password="$WALLET_PASSWORD" <<'SQL'
create role wallet login password :'password';
create database wallet owner wallet;
revoke all on database wallet from public;
SQL
