#!/bin/sh
# Writes .env, with secrets of this machine's random source, and the files beside it that compose.yaml reads. It overwrites none.
#   ./make-env.sh                     to try the wallet on this machine
#   FRAME_HOST=wallet.example SERVICE_HOST=api.wallet.example ORIGINS=https://site.example \
#     SMTP_URL='smtps://user:password@mail.example' MAIL_FROM='Wallet <login@wallet.example>' ./make-env.sh
set -eu
cd "$(dirname "$0")"
umask 077

fail() {
  echo "$1" >&2
  exit 1
}
secret() {
  od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
}

[ ! -e .env ] || fail 'There is an .env already. Its SERVICE_SECRET opens the wallets of your visitors: keep it.'
https=${HTTPS_PORT:-443}
http=${HTTP_PORT:-80}
port=$([ "$https" = 443 ] || echo ":$https")

if [ -z "${FRAME_HOST:-}" ]; then
  files=compose.yaml:compose.try.yaml
  address=127.0.0.1
  FRAME_HOST=wallet.localhost
  SERVICE_HOST=api.wallet.localhost
  ORIGINS=${ORIGINS:-http://localhost:5173}
  # compose.try.yaml has its own.
  SMTP_URL=smtp://mail-sink:2525
  MAIL_FROM='Wallet to try <login@wallet.localhost>'
else
  files=compose.yaml
  address=${ADDRESS:-0.0.0.0}
  for name in SERVICE_HOST ORIGINS SMTP_URL MAIL_FROM; do
    eval "[ -n \"\${$name:-}\" ]" || fail "Set $name: what it is stands at the top of this file."
  done
  case $FRAME_HOST in localhost | *.localhost) fail 'Leave FRAME_HOST out to try the wallet on this machine.' ;; esac
  case "$SMTP_URL" in *mail-sink*) fail 'The mail sink delivers nothing: set SMTP_URL to your mail server.' ;; esac
fi
for value in "$FRAME_HOST" "$SERVICE_HOST"; do
  case $value in *[!a-z0-9.-]*) fail "$value is no name of a host: write it in lower case, without https:// and without a port." ;; esac
done
case "$ORIGINS$SMTP_URL$MAIL_FROM" in *\'*) fail "A value has a quotation mark ('). Write it into .env by hand." ;; esac
case "$ORIGINS$SMTP_URL$MAIL_FROM" in *"
"*) fail 'A value has more than one line.' ;; esac
for value in "$https" "$http"; do
  case $value in '' | *[!0-9]*) fail "$value is no port." ;; esac
done
case $address in '' | *[!0-9a-f.:]*) fail "$address is no address of this machine." ;; esac

cat > .env <<ENV
# Made by make-env.sh. SERVICE_SECRET must never be lost: keep a copy apart from the backups of the database.
COMPOSE_FILE=$files
COMPOSE_PROJECT_NAME=${COMPOSE_PROJECT_NAME:-wallet}
ADDRESS=$address
HTTP_PORT=$http
HTTPS_PORT=$https
FRAME_HOST=$FRAME_HOST
SERVICE_HOST=$SERVICE_HOST
FRAME_ORIGIN=https://$FRAME_HOST$port
SERVICE_URL=https://$SERVICE_HOST$port
ORIGINS='$ORIGINS'
SMTP_URL='$SMTP_URL'
MAIL_FROM='$MAIL_FROM'
SERVICE_SECRET=$(secret)
POSTGRES_PASSWORD=$(secret)
WALLET_PASSWORD=$(secret)
ENV
[ -e service.env ] || echo '# More variables of the service: apps/service/.env.example lists all.' > service.env
[ -e networks.json ] || echo '[]' > networks.json
echo "Wrote .env. Start the wallet: docker compose up --detach --build"
