# A house in a container: the page and the compiled core are built first, and only what runs goes into the last stage.

FROM node:22-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src /build/src
RUN npm run build -- --logLevel warn

FROM python:3.12-slim AS wheel
# The compiler of the base image's own Debian; nothing of this stage runs later.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements ./requirements
RUN python -m venv /build/venv && /build/venv/bin/pip install --no-cache-dir --require-hashes -r requirements/run.lock -r requirements/dev.lock
COPY pyproject.toml setup.py README.md LICENSE ./
COPY tools ./tools
COPY src ./src
COPY --from=page /build/src/ludotheque/server/static ./src/ludotheque/server/static
RUN /build/venv/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /build/dist .

FROM python:3.12-slim AS installed
COPY requirements/run.lock /build/
COPY --from=wheel /build/dist /build/dist
RUN python -m venv /opt/ludotheque \
    && /opt/ludotheque/bin/pip install --no-cache-dir --require-hashes -r /build/run.lock \
    && /opt/ludotheque/bin/pip install --no-cache-dir --no-deps /build/dist/*.whl

FROM python:3.12-slim
RUN useradd --system --uid 8061 --no-create-home --shell /usr/sbin/nologin ludotheque \
    && install -d -m 0700 -o ludotheque -g ludotheque /data /backups
COPY --from=installed /opt/ludotheque /opt/ludotheque
ENV PATH=/opt/ludotheque/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
USER 8061
WORKDIR /data
VOLUME /data
EXPOSE 8061
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8061/health', timeout=4)"]
ENTRYPOINT ["ludotheque"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8061", "--data", "/data"]
