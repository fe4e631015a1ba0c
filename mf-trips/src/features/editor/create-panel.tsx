import { Button, Card, Heading, Stack } from '@sojourn/ui';
import { useDeferredValue, useEffect, useRef, type FormEvent } from 'react';
import { FormBox } from '../../shared/form.styles';
import { TripPicture } from '../../shared/picture/trip-picture';
import type { TripStorage } from '../../shared/trip.model';
import { useTripForm } from './editor.queries';
import { Panel, Preview } from './create-panel.styles';
import { TripFields } from './trip-fields';

type CreatePanelProps = { storage: TripStorage; destination?: string | undefined; onDone: () => void };

/** The form for a new trip as a part of the page, opened and closed by the page's own button. */
export const CreatePanel = ({ storage, destination: wanted, onDone }: CreatePanelProps) => {
  const box = useRef<HTMLFormElement>(null);
  const { form, pending, submit } = useTripForm({ storage, destination: wanted, onDone });
  useEffect(() => {
    const wanted = form.refusals > 0 ? '[aria-invalid="true"]' : 'input';
    box.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [form.refusals]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) submit();
  };
  // Drawing a scene may wait for the next idle moment; typing may not.
  const destination = useDeferredValue(form.values.destination.trim());
  return (
    <Card as="section" padding="lg" aria-label="Create a new trip">
      <Panel>
        <FormBox ref={box} onSubmit={send} noValidate>
          <Heading level={2}>Create New Trip</Heading>
          <TripFields form={form} />
          <Stack direction="row" gap={12} wrap>
            <Button type="submit" pending={pending} pendingText="Creating...">
              Create Trip
            </Button>
          </Stack>
        </FormBox>
        <Preview>
          <TripPicture destination={destination || 'Somewhere'} picture={form.values.picture} ratio="fill" />
        </Preview>
      </Panel>
    </Card>
  );
};
