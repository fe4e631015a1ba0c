import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: ${t.space[20]};
  align-content: start;

  /* At the end of a row what the cheapest costs, then how many there are: as wide as three figures, in a column. */
  [data-part='from'] {
    color: ${t.color.ink2};
  }
  [data-part='count'] {
    display: inline-block;
    min-width: 1.75rem;
    text-align: end;
  }
`;

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* A quiet button's words begin where the checkboxes do. */
  & > button {
    margin-inline-start: -0.8125rem;
  }
  ${media.dense} {
    label {
      min-height: 2rem;
      padding-block: ${t.space[4]};
    }
  }
`;

export const Legend = styled.legend`
  margin-bottom: 2px;
  padding: 0;
  font-weight: 600;
  font-size: ${t.text.sm};
`;

/** Its label looks as the legends do, its field as the rows are high. */
export const LimitBox = styled.div`
  & label {
    color: ${t.color.ink};
    font-size: ${t.text.sm};
  }
  ${media.dense} {
    & div:has(> select) {
      min-height: 2.25rem;
    }
    & select {
      padding-block: 6px;
      font-size: ${t.text.sm};
    }
  }
`;
