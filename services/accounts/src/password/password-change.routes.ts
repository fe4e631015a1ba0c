import { passwordChangeSchema } from '@sojourn/contracts/account';
import { identityOf, parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { PasswordChangeService } from './password-change.service';

/** Adds the route by which somebody changes their password. */
export function addPasswordChangeRoutes(router: Router, passwords: PasswordChangeService): void {
  router.put('/users/:id/password', async (req, res) => {
    await passwords.change(identityOf(res), req.params.id, parseInput(passwordChangeSchema, req.body));
    res.json({});
  });
}
