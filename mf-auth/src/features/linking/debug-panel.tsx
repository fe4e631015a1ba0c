import { Heading, Stack } from '@sojourn/ui';
import { ApiError, useOnline } from '@sojourn/web-kit';
import { useState } from 'react';
import { debugFactsOf } from './linking.model';
import { DebugBox, Facts } from './linking.styles';

/** What went wrong, for somebody who is asked about it. */
export const DebugPanel = ({ error }: { error: unknown }) => {
  const isOnline = useOnline();
  const [at] = useState(() => new Date());
  const failure = error instanceof ApiError ? error : { status: 0, body: undefined };
  const facts = debugFactsOf(failure, { at, isOnline, hasCookies: navigator.cookieEnabled });
  return (
    <DebugBox aria-labelledby="debug-information">
      <Stack gap={12}>
        <Heading level={2} size="md" id="debug-information">
          Debug information
        </Heading>
        <Facts>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Stack>
    </DebugBox>
  );
};
