import { Skeleton, SkeletonGroup } from '@sojourn/ui';
import { loadable, Loaded } from '@sojourn/web-kit';
import { ChoiceCards } from './choice-cards';
import { vacationChoices } from './choices.model';
import { steps } from './plan.model';
import { toggled, withIcons, type StepFieldsProps } from './step-choices';

const laterFields = loadable(() => import('./later-step-fields').then((m) => m.LaterStepFields));

/** What one step asks. */
export const StepFields = (props: StepFieldsProps) => {
  const { step, draft, change } = props;
  if (step !== 1) {
    return (
      <Loaded
        of={laterFields}
        fallback={
          <SkeletonGroup label="Loading the questions">
            <Skeleton shape="block" />
          </SkeletonGroup>
        }
        props={props}
      />
    );
  }
  return (
    <ChoiceCards
      legend={steps[0]?.heading ?? ''}
      name="vacationType"
      options={withIcons(vacationChoices)}
      value={draft.vacationType}
      onPick={(type) => {
        // The next step is near. Should it not arrive now, it is asked for again when it is shown.
        laterFields.load().catch(() => undefined);
        change({ vacationType: toggled(draft.vacationType, type) });
      }}
    />
  );
};
