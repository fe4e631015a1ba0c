import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** Fields of a form, one below the other. */
export const Fields = styled.div`
  display: grid;
  gap: ${t.space[16]};
  min-width: 0;
`;

/** Fields side by side where they have room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${t.space[16]};
  align-items: start;

  &[data-fit='short'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  }
  &[data-fit='times'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  }
`;

export const FormBox = styled.form`
  display: grid;
  gap: ${t.space[16]};
  min-width: 0;
`;
