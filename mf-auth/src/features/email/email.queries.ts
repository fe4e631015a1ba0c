import { mailedAddressSchema, type AddressChange } from '@sojourn/contracts/mailed';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation } from '@tanstack/react-query';

export const useResend = () =>
  useMutation({
    mutationFn: () => apiRequest({ method: 'POST', path: '/api/user/email/verification', schema: mailedAddressSchema }),
  });

export const useAskChange = () =>
  useMutation({
    mutationFn: (body: AddressChange) =>
      apiRequest({ method: 'POST', path: '/api/user/email', body, schema: mailedAddressSchema }),
  });
