# A mail server for trying: it delivers nothing, and writes each mail to its log. Never for visitors.
ARG NODE_IMAGE=node:22.12.0-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /cleat/apps/service
COPY apps/service/package.json apps/service/package-lock.json apps/service/.npmrc ./
RUN npm ci --omit=optional

FROM ${NODE_IMAGE}
WORKDIR /cleat
COPY --from=packages /cleat/apps/service ./apps/service
COPY scripts/command.mjs ./scripts/command.mjs
COPY apps/chains/stand-ins/mail-server.mjs ./apps/chains/stand-ins/mail-server.mjs
COPY deploy/mail-sink.mjs ./deploy/mail-sink.mjs
USER 1000:1000
EXPOSE 2525
CMD ["node", "deploy/mail-sink.mjs"]
