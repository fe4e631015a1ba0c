import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(4.75rem, auto) minmax(5rem, 1fr) minmax(4.75rem, auto);
  gap: ${t.space[12]};
  align-items: center;
`;

export const End = styled.div`
  font-variant-numeric: tabular-nums;

  &[data-end='arrival'] {
    text-align: end;
  }
`;

export const Clock = styled.div`
  color: ${t.color.ink};
  font-weight: 600;
  font-size: ${t.text.lg};
  line-height: 1.25;
  white-space: nowrap;
`;

export const DayShift = styled.sup`
  margin-inline-start: 2px;
  color: ${t.color.sun};
  font-weight: 600;
  font-size: 0.75rem;
  line-height: 1;
`;

export const Place = styled.div`
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  line-height: 1.45;
`;

export const Middle = styled.div`
  display: grid;
  gap: 7px;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-wrap: balance;
`;

/** The line of the leg; a dot for each change of planes. */
export const Track = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-evenly;
  height: 2px;
  border-radius: 1px;
  background: ${t.color.line};
`;

export const Dot = styled.span`
  width: 8px;
  height: 8px;
  border: 2px solid ${t.color.surface};
  box-sizing: content-box;
  border-radius: 50%;
  background: ${t.color.sun};
`;
