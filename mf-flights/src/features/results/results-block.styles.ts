import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Rows = styled.ol`
  display: grid;
  gap: ${t.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.div`
  display: grid;
  gap: ${t.space[12]} ${t.space[24]};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr) 6rem;
  }
`;

export const Name = styled.div`
  font-weight: 600;
  font-size: ${t.text.sm};
`;

export const Price = styled.div`
  font-weight: 650;
  font-size: ${t.text.lg};
  font-variant-numeric: tabular-nums;

  ${media.tablet} {
    text-align: end;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  justify-content: space-between;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;
