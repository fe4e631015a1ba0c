import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Details = styled.div`
  display: grid;
  gap: ${t.space[24]};
  padding: ${t.space[20]};
  border-top: 1px solid ${t.color.line};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    padding: ${t.space[24]};
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1.2fr 1.6fr;
  }
`;

export const Block = styled.div`
  display: grid;
  gap: ${t.space[4]};
  align-content: start;
  min-width: 0;

  &[data-wide] {
    gap: ${t.space[12]};
    grid-column: 1 / -1;
  }
`;

export const Things = styled.ul`
  display: grid;
  gap: ${t.space[4]};
  margin: 0;
  padding-inline-start: ${t.space[20]};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;
`;

export const Amounts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[24]};
  margin: 0;
  font-size: ${t.text.sm};

  > div {
    display: inline-flex;
    gap: ${t.space[8]};
    align-items: center;
  }
  > div::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border-radius: ${t.radius.full};
    background: ${t.color.accent};
  }
  > [data-tone='coral']::before {
    background: ${t.color.coral};
  }
  > [data-tone='amber']::before {
    background: ${t.color.amber};
  }
  > [data-tone='sky']::before {
    background: ${t.color.sky};
  }
  > [data-tone='ok']::before {
    background: ${t.color.ok};
  }
  dt {
    color: ${t.color.ink2};
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;
  padding: ${t.space[16]} ${t.space[20]};
  border-top: 1px solid ${t.color.line};

  > p {
    flex: 1 1 16rem;
    margin: 0;
  }
  ${media.tablet} {
    padding-inline: ${t.space[24]};
  }
  ${media.phone} {
    > p {
      flex-basis: 100%;
    }
    > a,
    > button {
      flex: 1 1 auto;
    }
  }
`;

/** As wide as the trips' map is drawn. */
export const MapPlace = styled.div`
  max-width: 30rem;
`;
