import type { CurrentUser } from '@sojourn/contracts';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client';
import { fakeApi, PortalForTests, type Fakes } from './testing';

type Opened<Props> = { props?: Props; user?: CurrentUser | null };

/**
 * A hook in the portal of `user`, a guest's unless one is given, its calls answered by `fakes`. `asked` says what was asked,
 * with the body where there is one; `current` is what the hook gives; `run` lets it do something and waits until that is
 * drawn.
 */
export function openHook<Result, Props>(
  useHook: (props: Props) => Result,
  fakes: Fakes,
  { props, user = null }: Opened<NoInfer<Props>> = {},
) {
  const api = fakeApi(fakes);
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalForTests user={user} client={client}>
      {children}
    </PortalForTests>
  );
  const { result, rerender } = renderHook(useHook, { wrapper, ...(props !== undefined && { initialProps: props }) });
  return {
    asked: () =>
      api.calls.map(({ method, path, body }) =>
        [`${method} ${path}`, ...(body === undefined ? [] : [JSON.stringify(body)])].join(' '),
      ),
    bodies: () => api.calls.map(({ body }) => body),
    current: () => result.current,
    run: <Answer,>(work: (hook: Result) => Promise<Answer>) => act(() => work(result.current)),
    rerender,
    restore: api.restore,
  };
}
