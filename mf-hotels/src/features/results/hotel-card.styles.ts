import { Card, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** Of the list it is in, which may lie beside a map: then the picture stands beside the words. */
const WIDE = '40rem';

export const Property = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;

  @container (min-width: ${WIDE}) {
    grid-template-columns: minmax(180px, 26%) 1fr;
    grid-template-rows: auto;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${t.space[12]};
  padding: ${t.space[16]};

  @container (min-width: ${WIDE}) {
    grid-template-columns: 1fr auto;
    gap: ${t.space[24]};
    padding: ${t.space[16]} ${t.space[20]};
  }
`;

export const About = styled.div`
  display: grid;
  gap: ${t.space[8]};
  align-content: start;
  min-width: 0;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[12]};
  align-items: center;
  margin: 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;

export const Rating = styled.span`
  display: inline-flex;
  gap: ${t.space[4]};
  align-items: center;
  color: ${t.color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: 15px;
    block-size: 15px;
    color: ${t.color.amber};
    fill: currentColor;
  }
`;

export const Amenities = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  margin: ${t.space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

export const Deal = styled.div`
  display: grid;
  gap: ${t.space[8]};

  @container (min-width: ${WIDE}) {
    align-content: center;
    justify-items: end;
    text-align: end;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};

  > * {
    flex: 1 1 auto;
  }
`;

export const Extras = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space[8]};
  align-items: center;
  justify-content: space-between;
`;

export const Nightly = styled.p`
  margin: 0;
  font-size: ${t.text.h3};
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  small {
    color: ${t.color.ink3};
    font-size: ${t.text.sm};
    font-weight: 400;
    letter-spacing: 0;
  }
`;
