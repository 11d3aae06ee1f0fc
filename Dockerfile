# The portal as an image: built with everything, run with what the server needs.
FROM node:24-slim AS build
WORKDIR /portal
COPY package.json package-lock.json ./
COPY packages/core/package.json packages/core/
COPY packages/content/package.json packages/content/
COPY packages/db/package.json packages/db/
COPY packages/client/package.json packages/client/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim AS dependencies
WORKDIR /portal
COPY package.json package-lock.json ./
COPY packages/core/package.json packages/core/
COPY packages/content/package.json packages/content/
COPY packages/db/package.json packages/db/
COPY packages/client/package.json packages/client/
COPY apps/server/package.json apps/server/
RUN npm ci --omit=dev --workspace=apps/server --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /portal
COPY --from=dependencies /portal/node_modules node_modules
COPY --from=build /portal/packages packages
COPY --from=build /portal/apps/server apps/server
COPY --from=build /portal/apps/web/dist apps/web/dist
RUN mkdir -p /data && chown -R node:node /data packages/content/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/server.ts"]
