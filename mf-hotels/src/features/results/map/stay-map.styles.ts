import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Frame = styled.figure`
  position: relative;
  margin: 0;
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.sunken};
  cursor: grab;
  /* A finger scrolls the page up and down, and moves the map sideways. */
  touch-action: pan-y;
  user-select: none;

  text {
    fill: ${t.color.ink};
    font: 600 12px ${t.font.sans};
  }
  .town {
    fill: ${t.color.sunken};
  }
  .ring {
    fill: none;
    stroke: ${t.color.line};
    stroke-dasharray: 4 4;
  }
  .km {
    fill: ${t.color.ink3};
    font-weight: 400;
  }
  .area {
    fill: ${t.color.ink2};
    font: 560 13px ${t.font.display};
    paint-order: stroke;
    stroke: ${t.color.sunken};
    stroke-width: 4px;
    pointer-events: none;
  }
  .centre {
    fill: none;
    stroke: ${t.color.ink2};
    stroke-width: 2;
  }
  .airport {
    fill: ${t.color.ink};
  }
  .code {
    fill: ${t.color.paper};
  }
  .planned {
    fill: ${t.color.sun};
    stroke: ${t.color.surface};
    stroke-width: 2;
  }
  .name {
    paint-order: stroke;
    stroke: ${t.color.surface};
    stroke-width: 4px;
  }
`;

export const Mark = styled.g`
  cursor: pointer;
  outline: none;

  circle,
  rect {
    fill: ${t.color.surface};
    stroke: ${t.color.accent};
    stroke-width: 1.5;
  }
  &[data-look='dot'] circle {
    fill: ${t.color.accent};
    stroke: ${t.color.surface};
  }
  &[data-look='pointed'] rect {
    fill: ${t.color.accent};
  }
  &[data-look='pointed'] text:not(.name) {
    fill: ${t.color.onAccent};
  }
  &:focus-visible rect {
    stroke-width: 3;
  }
  && .target {
    fill: transparent;
    stroke: none;
  }
`;

export const Buttons = styled.div`
  position: absolute;
  inset-block-start: ${t.space[12]};
  inset-inline-end: ${t.space[12]};
  display: grid;
  gap: ${t.space[4]};
`;

export const Caption = styled.figcaption`
  margin-block-start: ${t.space[8]};
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
`;
