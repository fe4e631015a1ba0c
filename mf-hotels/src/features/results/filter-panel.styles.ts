import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: ${t.space[20]};
`;

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* As dense as a list of words; a finger still meets 44 px. */
  ${media.dense} {
    label {
      min-height: 2.25rem;
      padding-block: 6px;
    }
  }
  > button {
    margin-inline-start: calc(-1 * ${t.space[12]});
  }
`;

export const Legend = styled.legend`
  margin-bottom: ${t.space[4]};
  padding: 0;
  font-size: ${t.text.sm};
  font-weight: 600;
`;
