import type { NewShare } from '@sojourn/contracts/plan';
import { LinkButton, Stack, Text } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { Tabs } from '@sojourn/ui/tabs';
import { Link, useLocation } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { EmailTab } from './email-tab';
import type { SendableLink } from './link-choice';
import { LinkTab } from './link-tab';
import { useShares } from './share.queries';
import { SocialTab } from './social-tab';

/** Sharing a trip: by a link that lets people look or edit, which can be sent and taken back. */
export const ShareDialog = ({ onClose }: { onClose: () => void }) => {
  const { storage } = usePlan();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Share Trip"
      description="By a link. You say what it shows, and can take it back."
      size="md"
    >
      {storage === 'browser' ? <SignUpFirst /> : <ShareTabs />}
    </Dialog>
  );
};

const ShareTabs = () => {
  const { id } = usePlan();
  const { data: shares = [] } = useShares(id);
  const [tab, setTab] = useState('link');
  const [made, setMade] = useState<NewShare | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const listed = shares.filter((share): share is SendableLink => share.token !== null);
  const isListed = made === null || shares.some((share) => share.id === made.id);
  const links = isListed || shares.length > 0 ? listed : [made];
  const chosen = links.find((link) => link.id === wanted) ?? links[0] ?? null;
  const keep = (link: NewShare) => {
    setMade(link);
    setWanted(link.id);
  };
  const send = { links, chosen, onChoose: setWanted, onMakeOne: () => setTab('link') };
  // A link that was taken back is no longer there to be copied.
  const shown = isListed || shares.length === 0 ? made : null;
  return (
    <Tabs
      label="Ways to share"
      variant="pill"
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          value: 'link',
          label: 'Share Link',
          content: <LinkTab made={shown} onMade={keep} onAnother={() => setMade(null)} />,
        },
        { value: 'email', label: 'Email', content: <EmailTab {...send} /> },
        { value: 'social', label: 'Social', content: <SocialTab {...send} /> },
      ]}
    />
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
