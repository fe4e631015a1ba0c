import { tripProposalSchema } from '@sojourn/contracts/plan';
import { SavePlan } from '../features/save-plan/save-plan';

const nobody = () => undefined;

/** What other remotes show where a whole trip can be saved. `proposal` is a `TripProposal`; `onSaved` is told whether it is one. */
export const SavePlanWidget = ({
  proposal,
  onSaved = nobody,
}: {
  proposal: unknown;
  onSaved?: (isSaved: boolean) => void;
}) => <SavePlan proposal={tripProposalSchema.parse(proposal)} onSaved={onSaved} />;
