/** The peer of a cached search: express, one Redis GET, the bytes. */
import type { AddressInfo } from 'node:net';
import express from 'express';
import { Redis } from 'ioredis';

const redis = new Redis(process.env['REDIS_URL'] ?? '');
await redis.set('bench:answer', process.env['BODY'] ?? '');
const app = express();
app.get('/', async (_request, response) => {
  response.type('application/json').send(await redis.get('bench:answer'));
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port })}\n`);
});
