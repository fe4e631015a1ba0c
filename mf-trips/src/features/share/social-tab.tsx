import { LinkButton, Stack, Text } from '@sojourn/ui';
import { toast } from '@sojourn/web-kit';
import { usePlan } from '../../shared/plan/plan-access';
import type { ShareTabProps } from './link-tab';
import { NewLinkForm } from './new-link-form';
import { defaultMessage, networksFor } from './share.model';
import { Networks } from './share.styles';

/** The networks' own pages, each with the link. */
export const SocialTab = ({ address, onMade }: ShareTabProps) => {
  const { plan } = usePlan();
  if (address === null) return <NewLinkForm onMade={onMade} />;
  return (
    <Stack gap={16}>
      <Networks>
        {networksFor(address, defaultMessage(plan.head.destination.name)).map(({ name, href }) => (
          <LinkButton
            key={name}
            href={href}
            variant="secondary"
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => toast({ title: `Sharing to ${name}...` })}
          >
            {name}
          </LinkButton>
        ))}
      </Networks>
      <Text size="sm" tone="ink2">
        Opens the network in a new tab. Whoever sees the link there can use it.
      </Text>
    </Stack>
  );
};
