import { credentialsSchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import type { Request } from 'express';
import passport from 'passport';
import type { AuthService } from './auth.service';
import type { KnownBrowsers } from './known-browsers';

/** Signs in by username or e-mail address and password; refusals go to the one error handler. */
export class PasswordStrategy extends passport.Strategy {
  override readonly name = 'password';
  // Not #auth: passport works on an object derived from this one, which has no private fields.
  private readonly auth: AuthService;

  private readonly known: Pick<KnownBrowsers, 'find'>;

  constructor(auth: AuthService, known: Pick<KnownBrowsers, 'find'>) {
    super();
    this.auth = auth;
    this.known = known;
  }

  override async authenticate(req: Request): Promise<void> {
    try {
      const credentials = parseInput(credentialsSchema, req.body);
      const browser = this.known.find(req, credentials.username);
      this.success(await this.auth.signIn(credentials, req.ip ?? '', browser));
    } catch (error) {
      this.error(error);
    }
  }
}
