import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const WeatherBox = styled.div`
  & > section {
    display: grid;
    gap: ${t.space[12]};
    min-width: 0;
  }
  & [role='alert'] {
    display: grid;
    gap: ${t.space[8]};
    justify-items: start;
  }
`;

export const WeatherHead = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const Now = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[16]};
  align-items: center;
  justify-content: space-between;
`;

export const Temperature = styled.p`
  font: 560 ${t.text.h1} / 1 ${t.font.display};
  letter-spacing: -0.015em;

  & > span {
    margin-left: 1px;
    color: ${t.color.ink3};
    font-size: ${t.text.xl};
    vertical-align: super;
  }
`;

export const Sky = styled.p`
  display: grid;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;

  & > :first-child {
    color: ${t.color.ink};
    font-weight: 600;
  }
`;

export const Days = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: 0;
  padding: ${t.space[12]} 0 0;
  border-top: 1px solid ${t.color.line};
  list-style: none;
`;

export const Day = styled.li`
  display: grid;
  gap: ${t.space[4]};
  justify-items: center;
  color: ${t.color.ink3};
  font-size: ${t.text.sm};

  & > strong {
    color: ${t.color.ink};
    font-variant-numeric: tabular-nums;
  }
  &[data-state='usual'] > strong {
    color: ${t.color.ink3};
    font-weight: 400;
  }
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${t.color.ink2};
  }
`;
