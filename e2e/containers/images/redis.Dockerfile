# redis:7.4-alpine where it cannot be pulled.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/* \
  && mkdir /data && chown redis:redis /data
WORKDIR /data
CMD ["redis-server"]
