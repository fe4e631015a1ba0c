import type { Preferences } from '@sojourn/contracts';
import { Heading, LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { RotateCcw } from 'lucide-react';
import { forgetPlanDraft } from '../../shared/plan-draft.store';
import { ChoiceList } from './choice-list';
import { Summary, SummaryHead } from './recommendations.styles';
import { formatPreferences } from './presentation.model';

/** What was asked for; `days` is how long the list is made for, which words or dates may have said. */
export function PreferencesSummary({ preferences, days }: { preferences: Preferences; days: number | undefined }) {
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
      <ChoiceList choices={formatPreferences(preferences, days)} />
    </Summary>
  );
}
