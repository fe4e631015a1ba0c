import { media, t } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
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

/** For those who know what they want to spend, and not where. */
export const Fares = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${t.size.target};
  color: ${t.color.accent};
  font-weight: 600;
  margin-inline-start: auto;
`;
