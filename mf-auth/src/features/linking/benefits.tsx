import { Check } from 'lucide-react';
import { BENEFITS } from './linking.model';
import { BenefitList } from './linking.styles';

/** What two ways into one account are good for. */
export const Benefits = () => (
  <BenefitList>
    {BENEFITS.map((benefit) => (
      <li key={benefit}>
        <Check aria-hidden="true" />
        {benefit}
      </li>
    ))}
  </BenefitList>
);
