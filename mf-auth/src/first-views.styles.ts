import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** As the rows of the form: Google, the tabs, two fields, the button. */
export const FormShapes = styled.div`
  display: grid;
  grid-template-rows: 60px 76px 76px 52px;
  gap: ${t.space[24]};

  > [data-shape='block'] {
    min-height: 0;
  }
`;
