/** What was typed on the sign-in pages, passwords left out: changing from one tab or page to the other loses nothing. */
type Typed = { signInName: string; username: string; email: string; firstName: string; lastName: string };

const NOTHING: Typed = { signInName: '', username: '', email: '', firstName: '', lastName: '' };
let typed = NOTHING;

export const typedSoFar = (): Typed => typed;

export const rememberTyped = (part: Partial<Typed>): void => {
  typed = { ...typed, ...part };
};

export const forgetTyped = (): void => {
  typed = NOTHING;
};
