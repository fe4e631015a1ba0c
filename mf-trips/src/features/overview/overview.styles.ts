import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${t.space[20]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22.5rem);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${t.space[20]};
  min-width: 0;

  & > section {
    display: grid;
    gap: ${t.space[12]};
    align-content: start;
    justify-items: stretch;
  }
  & > section > button {
    justify-self: start;
  }
`;

export const Row = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const Prose = styled.p`
  max-width: ${t.size.text};
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Hint = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
  color: ${t.color.ink2};
`;

export const Plans = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Plan = styled.li`
  display: flex;
  gap: ${t.space[16]};
  align-items: center;
  justify-content: space-between;
  min-height: 3.25rem;

  &:not(:last-child) {
    border-bottom: 1px solid ${t.color.line};
  }
`;

export const PlanIcon = styled.span`
  display: grid;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${t.radius.full};
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  place-items: center;

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const PlanWords = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  padding: ${t.space[8]} 0;
  font-weight: 500;
  overflow-wrap: anywhere;

  & > span {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
`;

export const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Step = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${t.space[12]};

  &:not(:last-child) {
    border-bottom: 1px solid ${t.color.line};
  }
  & > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

export const Days = styled.div`
  display: grid;
  gap: ${t.space[20]};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Day = styled.section`
  display: grid;
  gap: ${t.space[8]};
  align-content: start;
  min-width: 0;
`;

export const DayHead = styled.h3`
  display: flex;
  gap: ${t.space[8]};
  align-items: baseline;
  padding-bottom: ${t.space[8]};
  border-bottom: 1px solid ${t.color.line};
  font-size: ${t.text.sm};
  font-weight: 650;

  & > span {
    color: ${t.color.ink3};
    font-weight: 500;
  }
`;

export const Events = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  font-size: ${t.text.sm};
  list-style: none;
`;

export const Event = styled.li`
  display: grid;
  grid-template-columns: 4.75rem minmax(0, 1fr) auto;
  gap: ${t.space[8]};
  margin: 0 calc(-1 * ${t.space[8]});
  padding: ${t.space[4]} ${t.space[8]};
  border-radius: ${t.radius.small};
  overflow-wrap: anywhere;

  &[data-pointed] {
    background: ${t.color.sunken};
  }

  &[data-empty] {
    display: block;
    color: ${t.color.ink3};
  }
`;

export const Time = styled.span`
  color: ${t.color.ink3};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** The number of its pin. */
export const Number = styled.span`
  display: grid;
  align-self: start;
  width: 1.375rem;
  height: 1.375rem;
  border-radius: ${t.radius.full};
  color: ${t.color.onAccent};
  font-size: ${t.text.xs};
  font-weight: 600;
  place-items: center;
`;

/** In the column beside the days; on a phone below all of them. */
export const MapPlace = styled.section`
  min-width: 0;
`;
