# Builds the product and keeps what runs it. For DATABASE_URL, or with the embedded database on a volume at /data.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /brigade
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node tools/build.mjs \
    && npm prune --omit=dev --no-audit --no-fund \
    && rm -rf node_modules/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /brigade
COPY --from=build /brigade/package.json ./
COPY --from=build /brigade/node_modules ./node_modules
COPY --from=build /brigade/dist ./dist
# A new volume at /data/files gets its owner from here.
RUN mkdir -p /data/files && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/api/main.js"]
