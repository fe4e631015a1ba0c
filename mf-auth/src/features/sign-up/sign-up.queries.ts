import { currentUserSchema, type Registration } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation } from '@tanstack/react-query';

export const useSignUp = () =>
  useMutation({
    mutationFn: (body: Registration) =>
      apiRequest({ method: 'POST', path: '/api/register', body, schema: currentUserSchema }),
  });
