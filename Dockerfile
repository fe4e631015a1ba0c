# One image for every process of the portal; docker-compose.yml says which one a container is.
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production TURBO_TELEMETRY_DISABLED=1

# Only what decides about packages, so that a change of source does not install them again.
FROM base AS manifests
COPY . .
RUN mkdir /manifests && find . \( -name package.json -o -name package-lock.json -o -name .npmrc \) \
    -not -path '*/node_modules/*' -exec cp --parents {} /manifests \;

FROM base AS build
COPY --from=manifests /manifests ./
RUN npm ci --include=dev
COPY . .
RUN npx turbo run build --output-logs=new-only \
  && mkdir /built \
  && cp -r --parents bff/dist services/*/dist packages/releases/dist shell/dist mf-*/dist mf-*/remote.json /built \
  && find /built/shell /built/mf-* -name '*.map' -delete

# What our processes load at run time beside their bundles: no package that a bundle has in it, none of a browser's, no
# document engine, and of the others no types, maps and sources.
FROM base AS production-packages
COPY --from=manifests /manifests ./
RUN npm ci --omit=dev --workspace=bff --workspace=services/accounts --workspace=services/trips \
    --workspace=services/search --workspace=services/ai --workspace=packages/releases
COPY infra/local/outside-packages.mjs infra/local/
COPY infra/docker/keep-loaded-packages.mjs infra/docker/
RUN node infra/docker/keep-loaded-packages.mjs bff services/accounts services/trips services/search services/ai \
    packages/releases \
  && find . -path '*/node_modules/*' -type f \( -name '*.ts' -o -name '*.cts' -o -name '*.mts' -o -name '*.map' \
    -o -iname '*.md' -o -path '*/swagger-ui-dist/*.js' -not -name swagger-ui-bundle.js \) -delete

# Node without the table of its inner names, which only a debugger of C++ reads: 18 of 127 MB.
FROM debian:bookworm-slim AS node-alone
COPY --from=base /usr/local/bin/node /usr/local/bin/node
RUN apt-get update && apt-get install -y --no-install-recommends binutils && strip --strip-unneeded /usr/local/bin/node

# Without npm, which nothing needs here.
FROM debian:bookworm-slim AS run
WORKDIR /app
ENV NODE_ENV=production
COPY --from=node-alone /usr/local/bin/node /usr/local/bin/node
# The folder of the releases volume: a new volume takes its owner from here.
RUN node --version && useradd --uid 1000 --user-group --no-create-home node \
  && mkdir -p /data/releases && chown -R node:node /data
COPY --from=production-packages /app ./
COPY --from=build /built ./
USER node
CMD ["node", "--enable-source-maps", "bff/dist/main.js"]
