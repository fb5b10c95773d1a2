# The operator's service. Built from the sources in a clean clone, with nothing but Docker or podman:
#   docker build --file deploy/service.Dockerfile --tag cleat-service .
# The image runs as a user without rights, writes to /service/data alone, and starts no shell.
ARG NODE_IMAGE=node:22.12.0-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /repository
COPY .npmrc package.json package-lock.json ./
COPY scripts ./scripts
RUN ["node", "--input-type=module", "--eval", "import { installFor } from './scripts/install-missing.mjs'; await installFor(['demo'])"]
COPY . .
RUN ["node", "--input-type=module", "--eval", "import { buildService } from './apps/service/start.mjs'; await buildService()"]

FROM ${NODE_IMAGE} AS packages
# libsql: an embedded database. postgres: the driver of PostgreSQL.
ARG DATABASE=libsql
# yes: logins at Google, GitHub, an OpenID provider of your own and others.
ARG SOCIAL=no
# yes: webhooks.
ARG WEBHOOKS=no
# yes: a collector of OpenTelemetry.
ARG TELEMETRY=no
WORKDIR /service
COPY apps/service/package.json apps/service/package-lock.json apps/service/.npmrc ./
COPY apps/service/postgres ./postgres
COPY apps/service/openid ./openid
COPY apps/service/webhooks ./webhooks
COPY apps/service/telemetry ./telemetry
# With --prefix npm would not read the settings of the image, such as its registry.
RUN set -e; if [ "$DATABASE" = postgres ]; then \
      npm ci --omit=dev --omit=optional && (cd postgres && npm ci --omit=optional); \
    else npm ci --omit=dev; fi; \
    if [ "$SOCIAL" = yes ]; then (cd openid && npm ci); fi; \
    if [ "$WEBHOOKS" = yes ]; then (cd webhooks && npm ci); fi; \
    if [ "$TELEMETRY" = yes ]; then (cd telemetry && npm ci); fi; \
    mkdir data

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787
WORKDIR /service
COPY --from=packages /service ./
COPY --from=packages --chown=1000:1000 /service/data ./data
COPY --from=build /repository/apps/service/dist/main.js /repository/apps/service/dist/main.js.map \
  /repository/apps/service/dist/sbom.cdx.json ./dist/
VOLUME /service/data
USER 1000:1000
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.js"]
