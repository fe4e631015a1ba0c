import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const List = styled.ol`
  display: grid;
  gap: ${t.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${t.text.sm};
`;

export const SegmentItem = styled.li`
  display: grid;
  grid-template-columns: 5rem 1fr;
  gap: 2px ${t.space[16]};
  padding-inline-start: ${t.space[16]};
  border-inline-start: 2px solid ${t.color.line};
  color: ${t.color.ink2};
`;

export const Time = styled.span`
  color: ${t.color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Airport = styled.span`
  color: ${t.color.ink};
`;

export const Detail = styled.span`
  grid-column: 2;
  padding-block: 2px;
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
`;

export const Wait = styled.li`
  padding: 6px ${t.space[12]};
  border-radius: ${t.radius.small};
  background: ${t.color.sunSoft};
  color: ${t.color.sun};
  font-weight: 500;
  font-size: ${t.text.xs};
`;
