import { budgetSlider, interestTags } from '@sojourn/contracts';
import { partyFault } from '@sojourn/travel';
import { ChipGroup, Heading, Stack, TextArea, TextField } from '@sojourn/ui';
import { Slider } from '@sojourn/ui/slider';
import { WishesWhileTyping } from '../../shared/wishes/wishes-while-typing';
import { readBudget } from './budget.model';
import { ChoiceCards } from './choice-cards';
import { durationChoices, styleChoices } from './choices.model';
import { LocationFields } from './location-fields';
import { steps } from './plan.model';
import { toggled, withIcons, type StepFieldsProps } from './step-choices';
import { Summary } from './summary';
import { WhenFields } from './when-fields';

/** What every step after the first asks: a chunk of its own, which comes while the first is answered. */
export const LaterStepFields = ({ step, draft, change, onEdit, ...location }: StepFieldsProps) => {
  const legend = steps[step - 1]?.heading ?? '';
  switch (step) {
    case 2:
      return (
        <Slider
          label="Budget per person"
          hint="US dollars. Type any amount, also beyond the ends of the slider."
          size="lg"
          prefix="$"
          min={budgetSlider.min}
          max={budgetSlider.max}
          step={budgetSlider.step}
          value={draft.budget}
          read={readBudget}
          onValueChange={(amount) => change({ budget: Math.trunc(amount) || 0 })}
        />
      );
    case 3:
      return (
        <Stack gap={24}>
          <ChoiceCards
            legend={legend}
            name="duration"
            options={withIcons(durationChoices)}
            value={draft.duration}
            onPick={(duration) => change({ duration })}
          />
          <WhenFields when={draft.when} onChange={(when) => change({ when })} />
        </Stack>
      );
    case 4:
      return (
        <ChoiceCards
          legend={legend}
          name="travelStyle"
          options={withIcons(styleChoices)}
          value={draft.travelStyle}
          onPick={(style) => change({ travelStyle: toggled(draft.travelStyle, style) })}
        />
      );
    case 5:
      return (
        <Stack gap={24}>
          <TextField
            label="Group size"
            size="lg"
            placeholder="2 adults and 1 kid"
            maxLength={200}
            value={draft.groupSize}
            error={partyFault(draft.groupSize)}
            onChange={({ target }) => change({ groupSize: target.value })}
          />
          <ChipGroup
            label="Interests"
            multiple
            options={interestTags.map((tag) => ({ value: tag, label: tag }))}
            value={draft.interests}
            onValueChange={(chosen) => change({ interests: interestTags.filter((tag) => chosen.includes(tag)) })}
          />
        </Stack>
      );
    case 6:
      return (
        <Stack gap={16}>
          <TextArea
            label="Details"
            rows={6}
            maxLength={2000}
            placeholder="Somewhere warm in February, no long flights, great food, and a place where my mother can walk easily."
            value={draft.customDetails}
            onChange={({ target }) => change({ customDetails: target.value })}
          />
          <WishesWhileTyping text={draft.customDetails} answers={draft} onAnswers={change} />
        </Stack>
      );
    default:
      return (
        <Stack gap={32}>
          <div data-part="location">
            <LocationFields draft={draft} {...location} />
          </div>
          <Stack gap={12}>
            <Heading level={2} size="h3">
              Your choices
            </Heading>
            <Summary draft={draft} onEdit={onEdit} />
            <WishesWhileTyping text={draft.customDetails} answers={draft} onAnswers={change} shows="asked" />
          </Stack>
        </Stack>
      );
  }
};
