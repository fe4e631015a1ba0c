/** Stands in for the services behind the bff: fixed answers, so that only the way to them is measured. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const user = {
  id: '65f000000000000000000001',
  username: 'bench',
  email: 'bench@example.com',
  firstName: 'Bench',
  lastName: 'Mark',
  emailProven: true,
  formattedAddress: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const trips = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  title: `Trip ${index + 1}`,
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  budget: 2400,
  notes: 'Book the Borghese Gallery early.',
  status: 'planning',
  version: 1,
  createdAt: user.createdAt,
  updatedAt: user.createdAt,
}));

const json = (body: unknown) => Buffer.from(JSON.stringify(body));
const answers: Record<string, Buffer> = {
  '/users': json(user),
  [`/users/${user.id}`]: json(user),
  '/trips': json(trips),
  '/readyz': json({}),
};

const server = createServer((request, response) => {
  const body = answers[request.url ?? ''];
  request.resume();
  response.writeHead(body ? (request.method === 'POST' ? 201 : 200) : 404, { 'content-type': 'application/json' });
  response.end(body ?? '{}');
});
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port })}\n`);
});
