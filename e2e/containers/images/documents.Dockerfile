# The document engine in MongoDB's place. sojourn-build is the stage `build` of the Dockerfile.
FROM sojourn-build
RUN useradd --user-group --no-create-home mongodb && mkdir -p /data/db && chown mongodb:mongodb /data/db
USER mongodb
ENV DOCUMENT_ENGINE_DIR=/data/db DOCUMENT_ENGINE_SOCKET=/tmp/documents.sock
CMD ["node", "e2e/containers/images/documents.mjs", "/tmp/documents.sock"]
