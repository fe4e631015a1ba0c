/** /recommendations: what the planner found, read from this browser; with `?list=`, what somebody passed on. */
import { EmptyState, Heading, LinkButton, Stack, Text } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { Link, useSearchParams } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { Recommendations } from '../features/recommendations/recommendations';
import { PageBox } from '../shared/page.styles';
import { keepRecommendations, readPreferences, readRecommendations } from '../shared/preferences.store';
import { SharedListPage } from './shared-list-page';

export function RecommendationsPage() {
  const [query] = useSearchParams();
  const token = query.get('list');
  return token === null ? <OwnRecommendations /> : <SharedListPage token={token} place={query.get('place')} />;
}

function OwnRecommendations() {
  useDocumentTitle('Your recommendations');
  const [kept, setKept] = useState(() => ({ answer: readRecommendations(), preferences: readPreferences() }));
  const { answer, preferences } = kept;
  const hasFound = answer !== null && answer.recommendations.length > 0;
  return (
    <PageBox>
      <Stack gap={24}>
        <div>
          <Heading level={1}>Your recommendations</Heading>
          {hasFound && <Text tone="ink2">Choose a place to see its flight, its stay and what to do there.</Text>}
        </div>
        {hasFound ? (
          <Recommendations
            answer={answer}
            preferences={preferences}
            onAnswer={(asked) => {
              keepRecommendations(asked);
              setKept(asked);
            }}
          />
        ) : (
          <EmptyState
            title="No Recommendations Found"
            action={
              <LinkButton as={Link} to="/plan-trip">
                Try Again
              </LinkButton>
            }
          >
            Tell us how you like to travel, and we find the places that fit.
          </EmptyState>
        )}
      </Stack>
    </PageBox>
  );
}
