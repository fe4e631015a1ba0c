import { LinkButton, Stack, Text } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { Tabs } from '@sojourn/ui/tabs';
import { Link, useLocation } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { EmailTab } from './email-tab';
import { LinkTab } from './link-tab';
import { addressOf } from './share.model';
import { SocialTab } from './social-tab';

/** Sharing a trip: by a link that lets people look or edit, which can be sent and taken back. */
export const ShareDialog = ({ onClose }: { onClose: () => void }) => {
  const { storage } = usePlan();
  const [token, setToken] = useState<string | null>(null);
  const address = token === null ? null : addressOf(location.origin, token);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Share Trip"
      description="Booking codes and documents stay with you unless you include them."
      size="md"
    >
      {storage === 'browser' ? (
        <SignUpFirst />
      ) : (
        <Tabs
          label="Ways to share"
          variant="pill"
          tabs={[
            { value: 'link', label: 'Share Link', content: <LinkTab address={address} onMade={setToken} /> },
            { value: 'email', label: 'Email', content: <EmailTab address={address} onMade={setToken} /> },
            { value: 'social', label: 'Social', content: <SocialTab address={address} onMade={setToken} /> },
          ]}
        />
      )}
    </Dialog>
  );
};

/** A trip that only this browser has cannot be shown to anybody. */
const SignUpFirst = () => {
  const { pathname } = useLocation();
  return (
    <Stack gap={16}>
      <Text>
        This trip is saved on this device only. With an account it is kept by Sojourn, and you can share it: sign up,
        and bring it with you.
      </Text>
      <LinkButton as={Link} to={`/register?returnTo=${encodeURIComponent(pathname)}`}>
        Sign up to share
      </LinkButton>
    </Stack>
  );
};
