/** The peer of the bff: http-proxy-middleware on express with a kept-alive agent, and nothing else. */
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const app = express();
app.use('/api', createProxyMiddleware({ target: process.env['TARGET'] ?? '', agent: new Agent({ keepAlive: true }) }));
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port })}\n`);
});
