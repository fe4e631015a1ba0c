import { Banner, Button, Card, Spinner, Stack, Text } from '@sojourn/ui';
import { LocateFixed, PencilLine } from 'lucide-react';
import { formatLocation } from './location.model';
import { OriginField } from './origin-field';
import type { Draft } from './plan.model';
import type { LocationActions } from './use-location';

export type LocationFieldsProps = {
  draft: Draft;
  actions: LocationActions;
  typed: { words: string; fault: string | undefined; change: (words: string) => void; accept: () => void };
};

const found = {
  granted: 'Found by your browser',
  manual: 'As you typed it',
  saved: 'From your saved address',
} as const;

/** Step 7: where somebody starts from, in every state that finding out can be in. */
export const LocationFields = ({ draft, actions, typed }: LocationFieldsProps) => {
  const { location, locationStatus: status } = draft;
  const manually = (
    <Button type="button" variant="secondary" icon={<PencilLine size={18} />} onClick={actions.enterManually}>
      Enter Manually
    </Button>
  );
  if (location && (status === 'granted' || status === 'manual' || status === 'saved')) {
    return (
      <Card tone="accent">
        <Stack direction="row" gap={16} align="center" justify="between" wrap>
          <Stack gap={4}>
            <Text weight="bold">{formatLocation(location)}</Text>
            <Text size="sm" tone="ink2">
              {found[status]}
            </Text>
          </Stack>
          {status === 'saved' ? (
            manually
          ) : (
            <Button type="button" variant="secondary" onClick={actions.startAgain}>
              Change location
            </Button>
          )}
        </Stack>
      </Card>
    );
  }
  if (status === 'requesting') {
    return (
      <Card>
        <Stack direction="row" gap={16} align="center" justify="between" wrap>
          <Stack direction="row" gap={12} align="center">
            <Spinner label="Finding your location" />
            <Text tone="ink2">Finding your location...</Text>
          </Stack>
          {manually}
        </Stack>
      </Card>
    );
  }
  if (status === 'manual') {
    return (
      <Stack gap={16}>
        <OriginField
          words={typed.words}
          fault={typed.fault}
          onChange={typed.change}
          onAccept={typed.accept}
          onPick={actions.pick}
        />
        <Stack direction="row" gap={12} wrap>
          <Button type="button" onClick={typed.accept}>
            Use This Location
          </Button>
          <Button type="button" variant="quiet" onClick={actions.startAgain}>
            Back
          </Button>
        </Stack>
      </Stack>
    );
  }
  if (status === 'denied') {
    return (
      <Stack gap={16}>
        <Banner tone="danger" title="Location access blocked!">
          Your browser does not tell us where you are. Allow it in the site settings and try again, or type your city.
        </Banner>
        <Stack direction="row" gap={12} wrap>
          <Button type="button" onClick={actions.startAgain}>
            Try Again
          </Button>
          {manually}
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack direction="row" gap={12} wrap>
      <Button type="button" icon={<LocateFixed size={18} />} onClick={actions.request}>
        Share Location
      </Button>
      {manually}
    </Stack>
  );
};
