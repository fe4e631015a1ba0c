import type { HistoryEntry } from '@sojourn/contracts/plan';
import { Button, EmptyState, ErrorState, Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { formatClock, formatDate } from '@sojourn/web-kit';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { sentenceOf } from '../../shared/trips.queries';
import { Entries, Entry, EntryWords } from './history-dialog.styles';
import { localMoment, sayAuthor } from './history.model';
import { useHistory } from './history.queries';

/** Who did what to the trip and when; each change can be taken back, as far as nothing else was built on it. */
export const HistoryDialog = ({ onClose }: { onClose: () => void }) => {
  const { id, storage, plan } = usePlan();
  const [count, setCount] = useState(1);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useHistory(
    { id, storage },
    plan.version,
    count,
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="History"
      description="Everything that was done to this trip, newest first."
      size="md"
    >
      {isPending && (
        <SkeletonGroup label="Loading the history">
          <Skeleton lines={5} />
        </SkeletonGroup>
      )}
      {error && (
        <ErrorState
          level={3}
          title="The history could not be loaded"
          pending={isFetching}
          onRetry={() => void refetch()}
        >
          {sentenceOf(error, 'Please try again in a moment.')}
        </ErrorState>
      )}
      {data?.entries.length === 0 && (
        <EmptyState level={3} title="Nothing yet">
          What you change from now on is listed here.
        </EmptyState>
      )}
      <Entries>
        {data?.entries.map((entry) => (
          <Line key={entry.version} entry={entry} />
        ))}
      </Entries>
      {data?.hasMore && (
        <Button variant="secondary" pending={isPlaceholderData} onClick={() => setCount(count + 1)}>
          Show earlier changes
        </Button>
      )}
    </Dialog>
  );
};

const Line = ({ entry: { summary, at, by, inverse } }: { entry: HistoryEntry }) => {
  const { canEdit, tell } = usePlan();
  const { day, time } = localMoment(at);
  return (
    <Entry>
      <EntryWords>
        {summary}
        <Text as="span" size="xs" tone="ink3" tabular>
          {sayAuthor(by)}, {formatDate(day)}, {formatClock(`${day}T${time}`)}
        </Text>
      </EntryWords>
      {canEdit && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Take back: ${summary}`}
          onClick={() => tell(inverse, { title: 'Taken back', description: summary })}
        >
          Take back
        </Button>
      )}
    </Entry>
  );
};
