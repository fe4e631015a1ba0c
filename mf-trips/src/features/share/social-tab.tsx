import { LinkButton, Stack, Text } from '@sojourn/ui';
import { toast } from '@sojourn/web-kit';
import { usePlan } from '../../shared/plan/plan-access';
import { LinkChoice, NoLinkYet, type SendTabProps } from './link-choice';
import { addressOf, defaultMessage, networksFor } from './share.model';
import { Networks } from './share.styles';

/** How long after the first toast the second one comes (spec, section 4). */
const SHARED_AFTER_MS = 1_000;

/** The specification's two toasts; the second says what has been done by then, and no more. */
function announce(name: string): void {
  toast({ title: `Sharing to ${name}...` });
  setTimeout(
    () => toast({ title: 'Shared!', description: `${name} has the link, in the tab that opened.` }),
    SHARED_AFTER_MS,
  );
}

/** The networks' own pages, each with the link. */
export const SocialTab = (props: SendTabProps) => {
  const { plan } = usePlan();
  const { chosen, onMakeOne } = props;
  if (chosen === null) return <NoLinkYet onMakeOne={onMakeOne} />;
  const address = addressOf(location.origin, chosen.token);
  return (
    <Stack gap={16}>
      <LinkChoice {...props} chosen={chosen} />
      <Networks>
        {networksFor(address, defaultMessage(plan.head.destination.name)).map(({ name, href }) => (
          <LinkButton
            key={name}
            href={href}
            variant="secondary"
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => announce(name)}
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
