import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${t.space[12]};
  align-items: center;
  padding-block: ${t.space[12]};

  & + & {
    border-top: 1px solid ${t.color.line};
  }
  > svg {
    width: 20px;
    height: 20px;
    color: ${t.color.ink3};
  }
`;

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Scrolls by itself. */
export const Log = styled.div`
  max-height: 18rem;
  margin-top: ${t.space[12]};
  overflow-y: auto;
`;

export const Events = styled.ol`
  display: grid;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    overflow-wrap: anywhere;
  }
  small {
    color: ${t.color.ink3};
    font-size: ${t.text.sm};
  }
`;
