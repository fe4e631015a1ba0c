import { Card, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Place = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${t.space[4]};
  padding: ${t.space[16]};
`;

export const Line = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: baseline;
  justify-content: space-between;

  > :first-child {
    overflow-wrap: anywhere;
  }

  /* The whole card is the link's target; the words are its name. */
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t.radius.card};
  }
`;

export const Rating = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${t.space[4]};
  align-items: center;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;

  svg {
    color: ${t.color.amber};
    fill: currentColor;
  }
  [data-part='reviews'] {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
`;

/** At the foot of its card, however long the words above: the prices of a row stand on one line. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  padding-top: ${t.space[12]};
  font-variant-numeric: tabular-nums;
`;
