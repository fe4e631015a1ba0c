# One image for every process of the portal; docker-compose.yml says which one a container is.
FROM node:24-slim AS base
WORKDIR /app
ENV NODE_ENV=production TURBO_TELEMETRY_DISABLED=1

# Only what decides about packages, so that a change of source does not install them again.
FROM base AS manifests
COPY . .
RUN mkdir /manifests && find . \( -name package.json -o -name package-lock.json -o -name .npmrc \) \
    -not -path '*/node_modules/*' -exec cp --parents {} /manifests \;

FROM base AS packages
COPY --from=manifests /manifests ./
RUN npm ci --include=dev

FROM packages AS build
COPY . .
RUN npx turbo run build --output-logs=new-only

FROM base AS production-packages
COPY --from=manifests /manifests ./
RUN npm ci --omit=dev

FROM base AS run
# The folder of the releases volume: a new volume takes its owner from here.
RUN mkdir -p /data/releases && chown -R node:node /data
COPY --from=production-packages /app ./
COPY --from=build /app/bff/dist bff/dist
COPY --from=build /app/services/accounts/dist services/accounts/dist
COPY --from=build /app/services/trips/dist services/trips/dist
COPY --from=build /app/services/search/dist services/search/dist
COPY --from=build /app/services/ai/dist services/ai/dist
COPY --from=build /app/packages/releases/dist packages/releases/dist
COPY --from=build /app/shell/dist shell/dist
COPY --from=build /app/mf-auth/dist mf-auth/dist
COPY --from=build /app/mf-flights/dist mf-flights/dist
COPY --from=build /app/mf-hotels/dist mf-hotels/dist
COPY --from=build /app/mf-trips/dist mf-trips/dist
COPY --from=build /app/mf-planner/dist mf-planner/dist
USER node
CMD ["node", "--enable-source-maps", "bff/dist/main.js"]
