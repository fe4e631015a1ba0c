import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${t.space[12]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: 1.6fr repeat(4, 1fr);

    > :first-child {
      grid-column: auto;
    }
  }
`;

export const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const List = styled.ul`
  display: grid;
  gap: ${t.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.desktop} {
    gap: ${t.space[20]};
    grid-template-columns: repeat(3, 1fr);
  }
`;
