import type { NewsletterSignup } from '@sojourn/contracts';
import { apiRequest, type Schema } from '@sojourn/web-kit';
import { useMutation } from '@tanstack/react-query';

const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/** Subscribes an address. */
export function useSubscribe() {
  return useMutation({
    mutationFn: (signup: NewsletterSignup) =>
      apiRequest({ method: 'POST', path: '/api/newsletter', body: signup, schema: anything }),
  });
}
