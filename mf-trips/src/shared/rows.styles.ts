import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** A list of a trip's things, one below the other. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  &:focus {
    outline: 0;
  }
`;

/** One of them, with a line to the next. */
export const RuledRow = styled.li`
  padding-block: ${t.space[12]};

  &:not(:last-child) {
    border-bottom: 1px solid ${t.color.line};
  }
`;
