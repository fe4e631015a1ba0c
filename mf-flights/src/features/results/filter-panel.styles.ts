import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: ${t.space[24]};
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
`;

export const Legend = styled.legend`
  margin-bottom: 2px;
  padding: 0;
  font-weight: 600;
  font-size: ${t.text.sm};
`;

/** What the cheapest costs, before how many there are. */
export const From = styled.span`
  color: ${t.color.ink2};
  margin-inline-end: ${t.space[8]};
`;
