import type { CurrentUser } from '@sojourn/contracts';

/** How a person is called on the screen: first and last name, or the username of somebody who gave neither. */
export const fullNameOf = ({ firstName, lastName, username }: CurrentUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
