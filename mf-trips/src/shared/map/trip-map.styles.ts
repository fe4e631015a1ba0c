import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Frame = styled.figure`
  position: relative;
  margin: 0;
  overflow: hidden;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.sunken};
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  & .land {
    fill: ${t.color.surface};
    stroke: ${t.color.control};
    stroke-width: 0.8;
    vector-effect: non-scaling-stroke;
  }
  & .borders {
    fill: none;
    stroke: ${t.color.line};
    stroke-width: 0.8;
  }
  & .grid {
    fill: none;
    stroke: ${t.color.line};
    stroke-width: 0.6;
  }
  & .town {
    fill: ${t.color.surface};
  }
  & .way {
    fill: none;
    stroke: ${t.color.accent};
    stroke-width: 2;
    stroke-dasharray: 1 5;
    stroke-linecap: round;
  }
  & .scale {
    fill: none;
    stroke: ${t.color.ink2};
    stroke-width: 1.5;
  }
  & text {
    fill: ${t.color.ink2};
    font-family: ${t.font.sans};
    font-size: 13px;
  }
`;

export const Pin = styled.g`
  cursor: pointer;

  & circle {
    fill: ${t.color.accent};
    stroke: ${t.color.surface};
    stroke-width: 2;
    transition: r ${t.motion.state} ease-out;
  }
  & circle.target {
    fill: transparent;
    stroke: none;
  }
  & text.number {
    fill: ${t.color.onAccent};
    font-size: 13px;
    font-weight: 600;
    text-anchor: middle;
    pointer-events: none;
  }
  & text.name {
    fill: ${t.color.ink};
    font-size: 14px;
    font-weight: 600;
    paint-order: stroke;
    stroke: ${t.color.surface};
    stroke-linejoin: round;
    stroke-width: 4px;
  }
  &:focus {
    outline: none;
  }
  &:focus-visible circle:not(.target) {
    stroke: ${t.color.ink};
    stroke-width: 3;
  }
  &[data-pointed] circle:not(.target) {
    fill: ${t.color.sun};
  }
`;

export const Caption = styled.figcaption`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
  /* Two lines, whichever sentence it is: it changes when the place is found. */
  min-height: 4.25rem;
  padding: ${t.space[12]} ${t.space[16]};
  border-top: 1px solid ${t.color.line};
  background: ${t.color.surface};
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;

/** As high as the drawing that comes. */
export const Waiting = styled.div`
  width: 100%;
`;
