import type { HistoryEntry } from '@sojourn/contracts/plan';
import { Button, EmptyState, ErrorState, Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { Rows } from '../../shared/rows.styles';
import { sentenceOf } from '../../shared/trips.queries';
import { Acts, Entry, EntryWords } from './history-dialog.styles';
import { formatAuthor } from './history.model';
import { useHistory } from './history.queries';
import { unbrokenEntries } from './restore.model';
import { RestorePreview } from './restore-preview';
import { formatMoment } from './format-moment';

/** Who did what to the trip and when; each change can be taken back, as far as nothing else was built on it. */
export const HistoryDialog = ({ onClose }: { onClose: () => void }) => {
  const { id, storage, plan } = usePlan();
  const [count, setCount] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useHistory(
    { id, storage },
    plan.version,
    count,
  );
  const entries = data?.entries ?? [];
  const authors = entries.map(({ by }) => by);
  const restorable = unbrokenEntries(entries, plan.version);
  const chosenAt = entries.findIndex(({ version }) => version === chosen);
  // Somebody else's change meanwhile leads back to the list, which has it.
  const entry = chosenAt > 0 && chosenAt < restorable ? entries[chosenAt] : undefined;
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
      {entry ? (
        <RestorePreview
          entry={entry}
          later={entries.slice(0, chosenAt)}
          onBack={() => setChosen(null)}
          onDone={onClose}
        />
      ) : (
        <>
          <Rows as="ol">
            {entries.map((each, at) => (
              <Line
                key={each.version}
                entry={each}
                author={formatAuthor(each.by, authors)}
                onRestore={at > 0 && at < restorable ? () => setChosen(each.version) : undefined}
              />
            ))}
          </Rows>
          {data?.hasMore && (
            <Button variant="secondary" pending={isPlaceholderData} onClick={() => setCount(count + 1)}>
              Show earlier changes
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
};

type LineProps = {
  entry: HistoryEntry;
  author: string;
  /** Left out for the newest, and where not all that was done since is known. */
  onRestore: (() => void) | undefined;
};

const Line = ({ entry: { summary, at, inverse }, author, onRestore }: LineProps) => {
  const { canEdit, tell } = usePlan();
  return (
    <Entry>
      <EntryWords>
        {summary}
        <Text as="span" size="xs" tone="ink3" tabular>
          {author}, {formatMoment(at)}
        </Text>
      </EntryWords>
      {canEdit && (
        <Acts>
          {onRestore && (
            <Button size="sm" variant="quiet" aria-label={`Restore to here: ${summary}`} onClick={onRestore}>
              Restore to here
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Take back: ${summary}`}
            onClick={() => tell(inverse, { title: 'Taken back', description: summary })}
          >
            Take back
          </Button>
        </Acts>
      )}
    </Entry>
  );
};
