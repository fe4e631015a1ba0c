/** The floor page: the portal's own HTML of home, with the floor's scripts in place of the portal's. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const shell = fileURLToPath(new URL('../../shell', import.meta.url));
const built = join(shell, '.dev/floor');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Builds the floor's scripts from the shell's sources. */
export function buildFloor(): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npm', ['run', '--silent', 'floor'], { cwd: shell, env, stdio: 'pipe' });
}

/**
 * The HTML as the portal sends it, without its scripts, their preloads and the registry; all else stays.
 * @throws Error where one of these is not found: the floor would carry what it is compared with
 */
export function floorHtml(home: string): string {
  const names = readdirSync(built).filter((name) => name.endsWith('.js'));
  const tag = (name: string) =>
    `<script ${name.startsWith('floor.') ? 'defer' : 'async'} src="/floor/${name}"></script>`;
  const ours = [
    /<script (?:async|defer) src="[^>]*><\/script>/g,
    /<link rel="preload" as="script"[^>]*>/g,
    /<script type="application\/json" id="registry">.*?<\/script>/gs,
  ];
  const bare = ours.reduce((html, part) => {
    const without = html.replace(part, '');
    if (without === html) throw new Error(`the page has nothing like ${String(part)}`);
    return without;
  }, home);
  return bare.replace('</head>', `${names.map(tag).join('')}</head>`);
}

function sent(path: string): { body: Buffer; encoding?: string } {
  const file = path.startsWith('/floor/') ? join(built, path.slice('/floor'.length)) : join(shell, 'dist', path);
  return existsSync(`${file}.br`) ? { body: readFileSync(`${file}.br`), encoding: 'br' } : { body: readFileSync(file) };
}

/** Headers that say how an answer travelled, which is its server's own affair, and a policy whose nonce the floor's scripts do not know. */
const LEFT_OUT = new Set([
  ...['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'],
  'content-security-policy',
]);

/**
 * Serves the floor page on a port, compressed as the portal compresses and with the headers that the portal gave it:
 * a page whose opener policy keeps strangers out begins in a process of its own, which takes a phone 30 ms.
 */
export async function serveFloor(home: Response, port: number): Promise<Server> {
  const headers = Object.fromEntries([...home.headers].filter(([name]) => !LEFT_OUT.has(name)));
  const html = brotliCompressSync(floorHtml(await home.text()), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://floor').pathname;
    if (path === '/') {
      response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(html);
      return;
    }
    const { body, encoding } = sent(path);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) }).end(body);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return server;
}
