# The wallet's frame: its files, and Caddy, which serves them with their headers on port 8080. The files name the service and
# your nodes, so each operator builds an image of their own, in a clean clone:
#   docker build --file deploy/frame.Dockerfile --tag cleat-frame --build-arg FRAME_ORIGIN=https://wallet.example \
#     --build-arg SERVICE_URL=https://api.wallet.example --build-arg ORIGINS=https://site.example .
# The image runs as a user without rights, writes nothing, and starts no shell.
ARG NODE_IMAGE=node:22.12.0-slim
ARG CADDY_IMAGE=caddy:2.11.4-alpine

FROM ${NODE_IMAGE} AS build
WORKDIR /repository
COPY .npmrc package.json package-lock.json ./
COPY apps/wallet-frame/.npmrc apps/wallet-frame/package.json apps/wallet-frame/package-lock.json ./apps/wallet-frame/
COPY scripts ./scripts
RUN ["node", "--input-type=module", "--eval", "import { installFor } from './scripts/install-missing.mjs'; await installFor(['demo', 'walletFrame'])"]
COPY . .
# Empty ones stop the build with a sentence.
ARG FRAME_ORIGIN=
ARG SERVICE_URL=
ARG ORIGINS=
ARG APPROVALS=window
ARG STRICT_TRANSPORT_SECURITY
# Where this image asks the service, such as by the name that compose or Kubernetes gives it.
ARG SERVICE_UPSTREAM=service:8787
# Paths in the repository, such as deploy/networks.json.
ARG NETWORKS_FILE
ARG DESCRIPTORS_FOLDER
# The commit of the sources, for the manifest.
ARG RELEASE_COMMIT
RUN ["node", "apps/wallet-frame/build/wallet-frame.mjs", "build"]

FROM ${CADDY_IMAGE} AS caddy
# The program of the public image has a capability, without which a container cannot start it. A copy has none
# (caddyserver/caddy-docker, issue 396).
RUN mkdir -p /srv/state && cp /usr/bin/caddy /srv/caddy

FROM ${CADDY_IMAGE}
# Certificates of a proxy that is run from this image are kept below.
ENV XDG_DATA_HOME=/var/lib/caddy XDG_CONFIG_HOME=/tmp
COPY --from=caddy /srv/caddy /usr/bin/caddy
COPY --from=caddy --chown=1000:1000 /srv/state /var/lib/caddy
COPY --from=build /repository/dist/wallet-frame /srv/wallet-frame
COPY --from=build /repository/dist/wallet-proxies/frame.Caddyfile /etc/caddy/Caddyfile
COPY deploy/proxy.Caddyfile /etc/caddy/proxy.Caddyfile
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
