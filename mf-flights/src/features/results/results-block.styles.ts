import { Card, media, Skeleton, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Rows = styled.ol`
  display: grid;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.div`
  display: grid;
  gap: ${t.space[8]} ${t.space[24]};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr) 8.5rem;
  }
`;

export const Name = styled.div`
  font-weight: 600;
  font-size: ${t.text.sm};
`;

export const Price = styled.div`
  font-weight: 650;
  font-size: ${t.text.lg};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;

  ${media.tablet} {
    text-align: end;
  }
`;

export const PriceNote = styled.span`
  color: ${t.color.ink2};
  font-weight: 400;
  font-size: ${t.text.xs};

  ${media.tablet} {
    display: block;
  }
`;

/** As high as a row that it stands for. */
export const RowShape = styled(Card)`
  height: 8.125rem;

  ${media.tablet} {
    height: 4.625rem;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  justify-content: space-between;
  min-height: 1.625rem;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;

/** As high as the link to all of them. */
export const LinkShape = styled(Skeleton)`
  &[data-shape='block'] {
    height: ${t.size.target};
    min-height: 0;
    border-radius: ${t.radius.control};
  }
`;
