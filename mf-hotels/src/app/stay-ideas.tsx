import { guestLimits } from '@sojourn/contracts';
import { ChipGroup, Heading, LinkButton, Stack } from '@sojourn/ui';
import { todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { BlockResults } from '../features/results/block-results';
import { ideaCities, ideaWeekend } from '../shared/ideas.model';
import { staySearchUrl } from '../shared/stay-search.model';

/** The fewest that home has (spec, section 9): it goes on below them. */
const FEW = 5;

/** A few of the best stays of a city on a weekend soon, for somebody who has not searched yet. */
export const StayIdeas = () => {
  const [city, setCity] = useState<string>(ideaCities[0]);
  const search = { city, ...ideaWeekend(todayHere()), adults: guestLimits.usual };
  return (
    <Stack gap={20}>
      <Heading level={3} size="h3">
        A weekend in {city}
      </Heading>
      <ChipGroup
        label="City"
        hideLabel
        swiped
        required
        options={ideaCities.map((each) => ({ value: each, label: each }))}
        value={city}
        onValueChange={(next) => setCity(next ?? city)}
      />
      <BlockResults key={city} search={search} most={FEW} />
      <div>
        <LinkButton as={Link} variant="secondary" to={staySearchUrl(search)}>
          All stays in {city}
        </LinkButton>
      </div>
    </Stack>
  );
};
