# The production image: API, worker and migrations are the same files with another command.
ARG NODE_VERSION=24.11.1

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/tools/newer-node/package.json apps/tools/newer-node/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json tsconfig.build.json tsconfig.image.json ./
COPY apps apps
COPY libs libs
COPY frontend frontend
RUN node apps/tools/run.mjs build && node apps/tools/run.mjs image
# What serves the demo, the tests and the build stays behind.
RUN npm pkg delete optionalDependencies workspaces && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:${NODE_VERSION}-bookworm-slim AS production
ENV NODE_ENV=production APP_MODE=production HOST=0.0.0.0 DATA_DIR=/tmp/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/image dist
RUN mkdir /status && chown node:node /status
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node 24 lets what is young grow further: without a limit, ninety stalled uploads take a process over 400 MB.
CMD ["node", "--max-semi-space-size=8", "--enable-source-maps", "dist/apps/api/src/main.js"]
