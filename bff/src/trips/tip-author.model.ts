import type { CurrentUser } from '@sojourn/contracts';

/**
 * What stands under something that anybody may read: as much of a name as somebody would call across a room. Who has
 * given no first name is called by the username.
 */
export function tipAuthorOf({ firstName, lastName, username }: Named): string {
  const first = firstName?.trim() ?? '';
  const initial = [...(lastName?.trim() ?? '')][0];
  if (first === '') return username;
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

type Named = Pick<CurrentUser, 'firstName' | 'lastName' | 'username'>;
