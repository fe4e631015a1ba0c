import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[12]};
  align-items: baseline;
  justify-content: space-between;
  margin: ${t.space[12]} 0;
`;

export const Amount = styled.p`
  font-size: ${t.text.h3};
  font-weight: 650;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;

  & small {
    color: ${t.color.ink3};
    font-size: ${t.text.sm};
    font-weight: 500;
    letter-spacing: 0;
  }
`;

export const Shares = styled.ul`
  display: grid;
  margin: ${t.space[16]} 0 ${t.space[12]};
  padding: 0;
  list-style: none;
`;

export const Share = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${t.space[12]};
  align-items: center;
  padding: ${t.space[8]} 0;
  font-size: ${t.text.sm};

  &:not(:last-child) {
    border-bottom: 1px solid ${t.color.line};
  }
  & small {
    margin-left: ${t.space[4]};
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
  & strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Swatch = styled.span`
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${t.radius.full};
  background: ${t.color.accent};

  &[data-tone='sky'] {
    background: ${t.color.sky};
  }
  &[data-tone='coral'] {
    background: ${t.color.coral};
  }
  &[data-tone='amber'] {
    background: ${t.color.amber};
  }
  &[data-tone='ok'] {
    background: ${t.color.ok};
  }
`;

export const Categories = styled.table`
  width: 100%;
  margin-top: ${t.space[4]};
  border-collapse: collapse;
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${t.space[8]} 0;
    font-weight: 500;
    text-align: right;
  }
  & th[scope='row'] {
    text-align: left;
  }
  & thead th {
    padding: 0;
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
  & tbody tr:not(:last-child) {
    border-bottom: 1px solid ${t.color.line};
  }
  & td:last-child {
    width: 5.5rem;
  }
`;
