import { currentUserSchema, type Credentials } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation } from '@tanstack/react-query';

export const useSignIn = () =>
  useMutation({
    mutationFn: (body: Credentials) =>
      apiRequest({ method: 'POST', path: '/api/login', body, schema: currentUserSchema }),
  });
