import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Place = styled.g`
  cursor: pointer;

  & circle {
    fill: ${t.color.accent};
    stroke: ${t.color.surface};
    stroke-width: 1.5;
  }
  & circle.target {
    fill: transparent;
    stroke: none;
  }
  & rect {
    fill: ${t.color.surface};
    stroke: ${t.color.control};
    stroke-width: 1;
  }
  & text {
    fill: ${t.color.ink};
    font-size: 13px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    pointer-events: none;
  }
  &:focus {
    outline: none;
  }
  &:focus-visible rect {
    stroke: ${t.color.ink};
    stroke-width: 3;
  }
  &:hover rect,
  &[data-pointed] rect {
    fill: ${t.color.accent};
    stroke: ${t.color.accent};
  }
  &:hover text,
  &[data-pointed] text {
    fill: ${t.color.onAccent};
  }
`;

export const Start = styled.g`
  & circle {
    fill: ${t.color.sun};
    stroke: ${t.color.surface};
    stroke-width: 2;
  }
  & text {
    fill: ${t.color.ink};
    font-size: 13px;
    font-weight: 600;
    paint-order: stroke;
    stroke: ${t.color.surface};
    stroke-linejoin: round;
    stroke-width: 4px;
  }
`;
