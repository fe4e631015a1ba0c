// @ts-check
/** The document engine, which listens on loopback or a socket only, reached on MongoDB's port by other containers. */
import { spawn } from 'node:child_process';
import { createServer, connect } from 'node:net';

const [, , socket = ''] = process.argv;
const engine = spawn(process.execPath, ['packages/document-engine/dist/main.js'], { stdio: 'inherit' });
engine.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, () => engine.kill(signal));

createServer((caller) => {
  const called = connect(socket);
  caller.pipe(called).pipe(caller);
  caller.on('error', () => called.destroy());
  called.on('error', () => caller.destroy());
}).listen(27_017, '0.0.0.0');
