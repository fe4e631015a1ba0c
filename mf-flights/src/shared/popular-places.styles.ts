import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Place = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

export const Line = styled.span`
  display: flex;
  gap: ${t.space[8]};
  align-items: center;
  min-width: 0;
`;

export const City = styled.span`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Country = styled.span`
  color: ${t.color.ink2};
  font-weight: 400;
`;

/** Quieter and lower than a badge, so that all rows are of one height. */
export const Trending = styled.span`
  flex: none;
  padding: 0 7px;
  border: 1px solid ${t.color.control};
  border-radius: ${t.radius.full};
  color: ${t.color.ink2};
  font-weight: 600;
  font-size: ${t.text.xs};
  line-height: 1.125rem;
`;

export const Best = styled.span`
  flex: 1;
  overflow: hidden;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Code = styled.span`
  margin-inline-start: auto;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-weight: 600;
  letter-spacing: 0.04em;
`;

export const Price = styled.span`
  flex: none;
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;
`;
