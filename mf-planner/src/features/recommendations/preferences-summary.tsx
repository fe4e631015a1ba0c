import type { Preferences } from '@sojourn/contracts';
import { Heading, LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { RotateCcw } from 'lucide-react';
import { forgetPlanDraft } from '../../shared/plan-draft.store';
import { Choices, Summary, SummaryHead } from './recommendations.styles';
import { formatPreferences } from './presentation.model';

/** Characters from which a value takes the room of two. */
const LONG = 32;

/** What was asked for. */
export function PreferencesSummary({ preferences }: { preferences: Preferences }) {
  return (
    <Summary forwardedAs="section" aria-labelledby="preferences">
      <SummaryHead>
        <Heading level={2} size="xl" id="preferences">
          Your preferences
        </Heading>
        <LinkButton
          as={Link}
          to="/plan-trip"
          onClick={forgetPlanDraft}
          variant="secondary"
          size="sm"
          icon={<RotateCcw aria-hidden="true" />}
        >
          Start Over
        </LinkButton>
      </SummaryHead>
      <Choices>
        {formatPreferences(preferences).map(({ name, value }) => (
          <div key={name} data-length={value.length > LONG ? 'long' : 'short'}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Choices>
    </Summary>
  );
}
