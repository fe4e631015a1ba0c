import type { formatPreferences } from './presentation.model';
import { Choices } from './recommendations.styles';

/** Characters from which a value takes the room of two. */
const LONG = 32;

/** What was chosen, each under its name. */
export const ChoiceList = ({ choices }: { choices: ReturnType<typeof formatPreferences> }) => (
  <Choices>
    {choices.map(({ name, value }) => (
      <div key={name} data-length={value.length > LONG ? 'long' : 'short'}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Choices>
);
