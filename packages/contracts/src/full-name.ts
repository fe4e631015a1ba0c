/**
 * How a person is called on the screen and in messages, apart from the schemas of `user`, which no page loads for a name.
 */

/** Of whoever has a name: null or '' where they gave none. */
export type Named = { firstName: string | null; lastName: string | null; username: string };

/** How a person is called: by first and last name, or by the username where they gave neither. */
export const fullNameOf = ({ firstName, lastName, username }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
