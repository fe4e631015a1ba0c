# nginx:1.28-alpine where it cannot be pulled: an older nginx, with the entry script's way of filling in templates.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light libnginx-mod-stream gettext-base wget \
  && rm -rf /var/lib/apt/lists/*
COPY nginx-entry.sh /docker-entrypoint.sh
ENTRYPOINT ["sh", "/docker-entrypoint.sh"]
CMD ["nginx", "-g", "daemon off;"]
