import { Button, Card, Heading, Stack, Text } from '@sojourn/ui';
import { useRef, useState } from 'react';
import { PasswordForm } from './password-form';

/** Password: changed in place by the one who knows it. */
export const PasswordCard = ({ username }: { username: string }) => {
  const [isOpen, setOpen] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // The form took the focus with it; it goes back to where the person came from.
    queueMicrotask(() => change.current?.focus());
  };
  return (
    <Card as="section" aria-labelledby="your-password" padding="lg">
      <Stack gap={16}>
        <Heading level={2} id="your-password">
          Password
        </Heading>
        {isOpen ? (
          <PasswordForm username={username} onClose={close} />
        ) : (
          <>
            <Text tone="ink2">A new password signs you out everywhere else.</Text>
            <div>
              <Button ref={change} variant="secondary" onClick={() => setOpen(true)}>
                Change password
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
};
