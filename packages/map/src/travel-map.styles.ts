import { t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { leafletCss } from './leaflet-css';

/** The map, and below it its legend where there is one: over the map it would hide half of a narrow one. */
export const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  width: 100%;
  height: 100%;
  min-height: 12rem;
  overflow: hidden;
  border-radius: inherit;
  background: ${t.color.surface};
  color: ${t.color.ink};
  font-family: ${t.font.sans};
`;

export const Stage = styled.div`
  position: relative;
  /* What is within has levels of its own, none above a dialog of the page. */
  isolation: isolate;
  overflow: hidden;
  background: ${t.color.sea};
`;

export const Box = styled.div`
  ${leafletCss}
  position: absolute;
  z-index: 0;
  inset: 0;
  background: ${t.color.sea};
  cursor: grab;

  &.leaflet-container {
    outline-offset: -3px;
  }
  &:active {
    cursor: grabbing;
  }
  path.land {
    fill: ${t.color.land};
    stroke: ${t.color.land};
    stroke-opacity: 1;
  }
  path.water {
    fill: ${t.color.sea};
    stroke: ${t.color.sea};
    stroke-opacity: 1;
  }
  path.coast {
    fill: none;
    stroke: ${t.color.coast};
    stroke-opacity: 1;
  }
  path.border {
    fill: none;
    stroke: ${t.color.control};
    stroke-dasharray: 3 3;
    stroke-opacity: 0.75;
  }
  path.ring {
    stroke: ${t.color.control};
    stroke-dasharray: 2 5;
    stroke-opacity: 0.55;
  }
  path.route-casing {
    stroke: ${t.color.land};
    stroke-opacity: 0.9;
  }
  /* Tiles are light in both themes, and busy: words have a ground of their own. */
  &[data-streets] .mark span[data-kind]:not(:empty),
  &[data-streets] .leaflet-control-scale-line {
    padding: 1px ${t.space[4]};
    border-radius: ${t.radius.small};
    background: ${t.color.surface};
    text-shadow: none;
  }
  @media (forced-colors: active) {
    background: Canvas;

    path.land,
    path.water {
      fill: Canvas;
      stroke: Canvas;
    }
    path.coast,
    path.border {
      stroke: GrayText;
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;

export const Buttons = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${t.space[12]};
  inset-inline-end: ${t.space[12]};
  display: grid;
  gap: ${t.space[4]};

  & button {
    background: ${t.color.surface};
    box-shadow: ${t.shadow.rest};
  }
  @media print {
    display: none;
  }
`;

export const Credit = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-end: 0;
  inset-inline-end: 0;
  max-width: calc(100% - 6.5rem);
  margin: 0;
  padding: 1px ${t.space[8]};
  border-start-start-radius: ${t.radius.small};
  background: ${t.color.surface};
  color: ${t.color.ink3};
  font-size: 0.6875rem;
  line-height: 1.5;
`;

export const Hint = styled.p`
  position: absolute;
  z-index: 2;
  inset: 0;
  display: grid;
  margin: 0;
  padding: ${t.space[24]};
  background: ${t.color.scrim};
  color: ${t.color.onScene};
  font-weight: 600;
  place-content: center;
  text-align: center;
  pointer-events: none;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${t.space[16]};
  margin: 0;
  padding: ${t.space[8]} ${t.space[16]};
  border-block-start: 1px solid ${t.color.line};
  background: ${t.color.surface};
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  list-style: none;

  & li {
    display: flex;
    gap: ${t.space[8]};
    align-items: center;
    white-space: nowrap;
  }
  & i {
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    forced-color-adjust: none;
  }
`;
