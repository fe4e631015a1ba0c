import { Button, Card, Heading, LinkButton, Text } from '@sojourn/ui';
import { todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { FindFlight } from '../../shared/finding/find-button';
import { usePlan } from '../../shared/plan/plan-access';
import { missingParts, type MissingPart } from '../../shared/plan-outline.model';
import { rememberFinding } from '../../shared/finding/finding.store';
import { staySearchOf, staySearchPath } from '../../shared/stay-search.model';
import { Step, Steps } from './overview.styles';

const words: Record<MissingPart, { title: string; text: string; action: string }> = {
  flight: { title: 'Getting there', text: 'No flight or other way there is chosen yet.', action: 'Find flights' },
  stay: { title: 'A place to stay', text: 'No bed is chosen for the nights yet.', action: 'Find stays' },
  days: { title: 'Your days', text: 'Nothing is planned on any day yet.', action: 'Plan the days' },
  budget: { title: 'A budget', text: 'With one, you see what is left as you go.', action: 'Set a budget' },
  packing: { title: 'Packing', text: 'A list made for the place and the season.', action: 'Make the list' },
};

/** What to see to next; the first step is the one to take. */
export const NextCard = ({ onEdit }: { onEdit: () => void }) => {
  const { id, plan, canEdit } = usePlan();
  const today = todayHere();
  const missing = missingParts(plan, today);
  if (!canEdit || missing.length === 0) return null;
  const stay = staySearchOf(plan, today);
  const paths: Record<MissingPart, string | null> = {
    flight: null,
    stay: stay && staySearchPath(stay, id),
    days: '?tab=timeline',
    packing: '?tab=packing',
    budget: null,
  };
  return (
    <Card as="section" aria-label="Next steps">
      <Heading level={2} size="xl">
        {missing.length === 1 ? 'One thing is missing' : 'What is still missing'}
      </Heading>
      <Steps>
        {missing.map((part, at) => {
          const { title, text, action } = words[part];
          const path = paths[part];
          const look = { variant: at === 0 ? 'primary' : 'secondary', size: 'sm' } as const;
          return (
            <Step key={part}>
              <div>
                <strong>{title}</strong>
                <Text size="sm" tone="ink2">
                  {text}
                </Text>
              </div>
              {part === 'flight' ? (
                <FindFlight look={look} label={action} />
              ) : path === null ? (
                <Button {...look} onClick={onEdit}>
                  {action}
                </Button>
              ) : (
                <LinkButton as={Link} to={path} {...look} onClick={() => part === 'stay' && rememberFinding(id)}>
                  {action}
                </LinkButton>
              )}
            </Step>
          );
        })}
      </Steps>
    </Card>
  );
};
