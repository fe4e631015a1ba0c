import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** The button stands beside the input, below its label. */
export const AddRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t.space[8]};
  align-items: start;

  & > button {
    margin-top: 1.4rem;
  }
`;
