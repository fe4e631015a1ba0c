import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 3px;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  & td {
    padding: 0;
    vertical-align: bottom;
  }
  /* Month over day: seven columns fit a phone. */
  &[data-look='grid'] th {
    word-spacing: 100vw;
  }
  /* Seven fares of four digits beside the day of return. */
  ${media.phone} {
    border-spacing: 2px;
    letter-spacing: -0.03em;
  }
  &[data-look='graph'] {
    width: max-content;
    min-width: 100%;
  }
  &[data-look='graph'] td {
    width: ${t.size.target};
  }
`;

export const TableHead = styled.th`
  padding: ${t.space[4]} 0;
  color: ${t.color.ink2};
  font-weight: 500;
  font-size: ${t.text.xs};
  line-height: 1.2;
`;

const cell = `
  display: grid;
  width: 100%;
  align-content: center;
  justify-items: center;
  border-radius: ${t.radius.small};
`;

export const Fare = styled.button`
  ${cell}
  gap: 1px;
  min-height: 3rem;
  padding: 2px 0;
  border: 1px solid transparent;
  background: ${t.color.sunken};
  color: ${t.color.ink};
  font: 400 ${t.text.xs} / 1.2 ${t.font.sans};
  cursor: pointer;

  &[data-tone='low'] {
    color: ${t.color.ok};
    background: ${t.color.okSoft};
  }
  &[data-tone='high'] {
    color: ${t.color.ink2};
  }
  &:hover {
    border-color: ${t.color.control};
  }
  &[data-state='lowest'] {
    border-color: ${t.color.ok};
    font-weight: 600;
  }
  &[data-state='chosen'] {
    border-color: ${t.color.accent};
    background: ${t.color.accent};
    color: ${t.color.onAccent};
    font-weight: 600;
  }
  [data-look='graph'] & {
    gap: ${t.space[4]};
    align-content: end;
    height: 19rem;
    padding-bottom: ${t.space[4]};
    background: none;
  }
  [data-look='graph'] &[data-state='chosen'] {
    color: ${t.color.accent};
  }
`;

export const Empty = styled.div`
  ${cell}
  min-height: 3rem;
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
`;

export const Day = styled.span`
  font-weight: 500;
`;

/** The share of the graph's height that a fare takes. */
export const Bar = styled.span<{ $height: number }>`
  display: block;
  width: 60%;
  height: ${({ $height }) => ($height * 0.15).toFixed(2)}rem;
  border-radius: ${t.radius.small} ${t.radius.small} 0 0;
  background: ${t.color.control};

  [data-tone='low'] > & {
    background: ${t.color.ok};
  }
  [data-state='chosen'] > & {
    background: ${t.color.accent};
  }
`;
