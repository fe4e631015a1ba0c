import { credentialsSchema, profileChangeSchema, registrationSchema } from '@sojourn/contracts';
import { addressChangeSchema } from '@sojourn/contracts/account';
import { identityOf, parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { UserService } from './user.service';

/** Adds the routes of people. */
export function addUserRoutes(router: Router, users: UserService): void {
  router.post('/users', async (req, res) => {
    res.status(201).json(await users.register(parseInput(registrationSchema, req.body)));
  });
  router.post('/credentials/verify', async (req, res) => {
    res.json(await users.verifyPassword(parseInput(credentialsSchema, req.body)));
  });
  router.get('/users/:id', async (req, res) => {
    res.json(await users.readUser(identityOf(res), req.params.id));
  });
  router.put('/users/:id/profile', async (req, res) => {
    const change = parseInput(profileChangeSchema, req.body);
    res.json(await users.changeProfile(identityOf(res), req.params.id, change));
  });
  router.put('/users/:id/address', async (req, res) => {
    const change = parseInput(addressChangeSchema, req.body);
    res.json(await users.changeAddress(identityOf(res), req.params.id, change));
  });
}
