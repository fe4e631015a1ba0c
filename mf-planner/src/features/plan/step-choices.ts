/** What the steps of the planner have in common. */
import { choiceIcons } from './choice-icons';
import type { LocationFieldsProps } from './location-fields';
import type { Draft } from './plan.model';

/** What a step is given. */
export type StepFieldsProps = LocationFieldsProps & {
  step: number;
  change: (part: Partial<Draft>) => void;
  onEdit: (step: number) => void;
};

/** A list with a value in it that was not, or without it. */
export const toggled = <Value>(list: readonly Value[], value: Value) =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

/** Choices, each with its picture. */
export const withIcons = <Value extends keyof typeof choiceIcons>(
  choices: readonly { value: Value; label: string; hint: string }[],
) => choices.map((choice) => ({ ...choice, icon: choiceIcons[choice.value] }));
