import { Button, LinkButton, Stack } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions } from './linking.styles';

type LinkFormProps = { form: ComponentPropsWithRef<'form'>; isPending: boolean; children: ReactNode };

/** The fields of a linking, and its two ways on. */
export const LinkForm = ({ form, isPending, children }: LinkFormProps) => (
  <form {...form} aria-label="Link accounts">
    <Stack gap={20}>
      {children}
      <Actions>
        <Button type="submit" size="lg" block pending={isPending} pendingText="Linking Accounts...">
          Link Accounts
        </Button>
        <LinkButton as={Link} to="/auth" variant="secondary" size="lg" block>
          Cancel
        </LinkButton>
      </Actions>
    </Stack>
  </form>
);
