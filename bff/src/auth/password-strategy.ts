import { credentialsSchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import type { Request } from 'express';
import passport from 'passport';
import type { AuthService } from './auth.service';

/** Signs in by username or e-mail address and password; refusals go to the one error handler. */
export class PasswordStrategy extends passport.Strategy {
  override readonly name = 'password';
  // Not #auth: passport works on an object derived from this one, which has no private fields.
  private readonly auth: AuthService;

  constructor(auth: AuthService) {
    super();
    this.auth = auth;
  }

  override async authenticate(req: Request): Promise<void> {
    try {
      const credentials = parseInput(credentialsSchema, req.body);
      this.success(await this.auth.signIn(credentials, req.ip ?? ''));
    } catch (error) {
      this.error(error);
    }
  }
}
