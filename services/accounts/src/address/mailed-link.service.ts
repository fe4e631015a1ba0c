/** What a mailed link is for: asked by the page that it opens, so that a person sees it before they press a button. */
import type { MailedLink, MailedLinkQuery } from '@sojourn/contracts/mailed';
import type { Tokens } from '../token/token.service';
import type { UserRepository } from '../user/user.repository';
import { deadLink } from './address.service';

/** See {@link createMailedLinkService}. */
export type MailedLinkService = ReturnType<typeof createMailedLinkService>;

export function createMailedLinkService({
  tokens,
  users,
}: {
  tokens: Tokens;
  users: Pick<UserRepository, 'findById'>;
}) {
  return {
    /** @throws AppError `not-found` for a link that is good for nothing, whatever the reason */
    async read({ purpose, token }: MailedLinkQuery): Promise<MailedLink> {
      const content = await tokens.read(purpose, token);
      if (!content) throw deadLink();
      if (content.userId === null) return { email: content.data['email'] ?? '', username: null };
      const user = await users.findById(content.userId);
      if (!user) throw deadLink();
      return { email: content.data['email'] ?? user.email, username: user.username };
    },
  };
}
