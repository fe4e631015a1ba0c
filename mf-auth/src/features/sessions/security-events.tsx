import { Button, ErrorState, Spinner, Text } from '@sojourn/ui';
import { formatDate } from '@sojourn/web-kit';
import { useState } from 'react';
import { eventWords } from './sessions.model';
import { useSecurityEvents } from './sessions.queries';
import { Events, Log } from './sessions.styles';

/** What happened to the account, fetched when somebody wants to read it. */
export const SecurityEvents = () => {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, refetch, isFetching } = useSecurityEvents(isOpen);
  return (
    <div>
      <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide security log' : 'Show security log'}
      </Button>
      {isOpen && isError && !data && (
        <ErrorState
          title="The log cannot be shown right now"
          level={3}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {isOpen && !data && !isError && <Spinner label="Loading the security log" />}
      {isOpen && data?.length === 0 && <Text tone="ink2">Nothing has happened yet.</Text>}
      {isOpen && data && data.length > 0 && (
        // A list that scrolls must be reachable by keyboard (WCAG 2.1.1).
        <Log role="region" aria-label="Security log" tabIndex={0}>
          <Events>
            {data.map(({ id, kind, at, browser, address }) => (
              <li key={id}>
                <span>
                  {eventWords[kind]}
                  {address && `: ${address}`}
                </span>
                <small>{[formatDate(at), browser].filter(Boolean).join(', ')}</small>
              </li>
            ))}
          </Events>
        </Log>
      )}
    </div>
  );
};
