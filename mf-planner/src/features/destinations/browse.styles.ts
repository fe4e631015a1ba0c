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

export const PlaceLinks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${t.space[12]};
  margin: ${t.space[16]} 0 0;
  padding: 0;
  list-style: none;
`;

export const PlaceLink = styled(Link)`
  display: grid;
  gap: ${t.space[4]};
  height: 100%;
  padding: ${t.space[16]};
  border: 1px solid ${t.color.control};
  border-radius: ${t.radius.panel};
  background: ${t.color.surface};
  color: ${t.color.ink};
  text-decoration: none;

  strong {
    color: ${t.color.accent};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
