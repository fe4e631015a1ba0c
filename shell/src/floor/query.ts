/** Stands for `@tanstack/react-query` on the floor page: a form that is never sent. */
export const useMutation = () => ({
  mutate: () => undefined,
  isPending: false,
  isSuccess: false,
  reset: () => undefined,
});
