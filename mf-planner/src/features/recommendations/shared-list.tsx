import type { SharedList as List } from '@sojourn/contracts/recommendation-list';
import { Heading, LinkButton, Stack, Text } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { ChoiceList } from './choice-list';
import { formatListOrigin, formatPreferences } from './presentation.model';
import { RecommendationList } from './recommendation-list';
import { Summary, SummaryHead } from './recommendations.styles';
import { listAddress } from './share.queries';

type SharedListProps = {
  list: List;
  token: string;
  /** The place that the link is about. */
  place: string | null;
};

/** A list that somebody else was given: what it was asked with, and its places. */
export function SharedList({ list, token, place }: SharedListProps) {
  const choices = formatPreferences({ ...list, userLocation: { city: list.from ?? '', country: '' } });
  return (
    <Stack gap={32}>
      <Summary forwardedAs="section" aria-labelledby="asked">
        <SummaryHead>
          <Stack gap={4}>
            <Heading level={2} size="xl" id="asked">
              What it was made for
            </Heading>
            <Text size="sm" tone="ink2">
              {formatListOrigin(list)}
            </Text>
          </Stack>
          <LinkButton as={Link} to="/plan-trip" variant="secondary" size="sm">
            Plan your own
          </LinkButton>
        </SummaryHead>
        <ChoiceList choices={choices} />
      </Summary>
      <RecommendationList
        answer={list}
        wishes={{ duration: list.duration, groupSize: '' }}
        makeLink={async (placeId) => listAddress(token, placeId)}
        first={place}
      />
    </Stack>
  );
}
