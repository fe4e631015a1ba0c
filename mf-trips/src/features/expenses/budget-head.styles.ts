import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[16]} ${t.space[24]};
  align-items: center;
  justify-content: space-between;

  & > :last-child {
    flex-basis: 100%;
  }
  ${media.phone} {
    /* The bar belongs to the figures. */
    & > button {
      order: 1;
      width: 100%;
    }
  }
`;

export const Used = styled.div`
  display: grid;
  gap: ${t.space[8]};
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]} ${t.space[32]};
  margin: 0;
`;

export const Figure = styled.div`
  & > dt {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
    font-weight: 600;
  }
  & > dd {
    margin: 0;
    font-size: ${t.text.xl};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &:first-child > dd {
    font-size: ${t.text.h3};
    line-height: 1.15;
  }
  &[data-tone='danger'] > dd {
    color: ${t.color.danger};
  }
`;
