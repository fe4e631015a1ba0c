import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const ExpenseColumns = styled.div`
  display: grid;
  gap: ${t.space[20]};
  align-items: start;
  margin-top: ${t.space[20]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 21rem);
  }
`;

const column = `
  display: grid;
  gap: ${t.space[20]};
  min-width: 0;
`;

export const Main = styled.div`
  ${column}
`;

export const Aside = styled.aside`
  ${column}

  & > section {
    display: grid;
    gap: ${t.space[12]};
    min-width: 0;
  }
`;
