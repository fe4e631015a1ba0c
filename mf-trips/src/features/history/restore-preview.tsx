import type { HistoryEntry } from '@sojourn/contracts/plan';
import { restorePoint, rewind } from '@sojourn/trip';
import { Banner, Button, Heading, Stack, Text } from '@sojourn/ui';
import { useEffect, useMemo, useRef } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { Acts, Lines } from './history-dialog.styles';
import { effectWords } from './restore.model';
import { formatMoment } from './format-moment';

type RestorePreviewProps = {
  entry: HistoryEntry;
  /** What was done since, newest first. */
  later: readonly HistoryEntry[];
  onBack: () => void;
  onDone: () => void;
};

const SHOWN = 6;

/** What going back to a point would do, before it is done. */
export const RestorePreview = ({ entry, later, onBack, onDone }: RestorePreviewProps) => {
  const { plan, storage, tell } = usePlan();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const moment = formatMoment(entry.at);
  const point = useMemo(() => {
    const inverses = later.map(({ inverse }) => inverse);
    const was = rewind(plan, inverses);
    return 'refusal' in was ? was : restorePoint(plan, was.trip, `Restored the trip as it was on ${moment}`);
  }, [plan, later, moment]);
  const isImpossible = 'refusal' in point;
  const effects = isImpossible ? [] : effectWords(point.parts);
  const restore = () => {
    const [newest] = later;
    if (isImpossible || !newest) return;
    // A browser that kept this history before changes had keys carries the command out by itself.
    const rewinds = storage === 'browser' ? undefined : { after: entry.key, newest: newest.key };
    tell(point.command, { title: 'Trip restored', description: `As it was on ${moment}` }, rewinds);
    onDone();
  };
  return (
    <Stack gap={16}>
      <Heading level={3} size="md" font="sans" ref={head} tabIndex={-1}>
        Back to {moment}, after “{entry.summary}”
      </Heading>
      {isImpossible ? (
        <Banner tone="danger" title="The trip cannot go back there">
          {point.refusal.message}
        </Banner>
      ) : (
        <>
          <div>
            <Text size="sm" tone="ink2">
              {later.length === 1 ? 'This change is taken back:' : `These ${later.length} changes are taken back:`}
            </Text>
            <Lines>
              {later.slice(0, SHOWN).map(({ version, summary }) => (
                <li key={version}>{summary}</li>
              ))}
              {later.length > SHOWN && <li>and {later.length - SHOWN} more</li>}
            </Lines>
          </div>
          <div>
            <Text size="sm" tone="ink2">
              {effects.length === 0 ? 'The trip stays as it is.' : 'Then:'}
            </Text>
            <Lines>
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </Lines>
          </div>
        </>
      )}
      <Acts>
        <Button variant="secondary" onClick={onBack}>
          Cancel
        </Button>
        {!isImpossible && <Button onClick={restore}>Restore to here</Button>}
      </Acts>
    </Stack>
  );
};
