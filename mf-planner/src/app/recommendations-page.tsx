/** /recommendations: what the planner found, read from this browser. */
import { EmptyState, Heading, LinkButton, Stack, Text } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { Recommendations } from '../features/recommendations/recommendations';
import { PageBox } from '../shared/page.styles';
import { keepRecommendations, readPreferences, readRecommendations } from '../shared/preferences.store';

export function RecommendationsPage() {
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
