import { t } from '@sojourn/ui';
import { css } from 'styled-components';

/**
 * The rules of Leaflet 1.9.4's own sheet that our maps need, for a frame around one: an area of the portal ships no sheet
 * of its own. @see https://github.com/Leaflet/Leaflet/blob/v1.9.4/dist/leaflet.css
 */
export const leafletCss = css`
  .leaflet-pane,
  .leaflet-tile,
  .leaflet-marker-icon,
  .leaflet-tile-container,
  .leaflet-pane > svg,
  .leaflet-zoom-box,
  .leaflet-layer {
    position: absolute;
    inset-block-start: 0;
    left: 0;
  }
  &.leaflet-container {
    overflow: hidden;
  }
  .leaflet-tile,
  .leaflet-marker-icon {
    user-select: none;
    -webkit-user-drag: none;
  }
  .leaflet-pane > svg path {
    pointer-events: none;
  }
  .leaflet-pane > svg,
  .leaflet-tile {
    max-width: none;
    max-height: none;
  }
  .leaflet-tile {
    visibility: hidden;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  &.leaflet-touch-zoom {
    touch-action: pan-x pan-y;
  }
  &.leaflet-touch-drag.leaflet-touch-zoom {
    touch-action: none;
  }
  .leaflet-pane {
    z-index: 400;
  }
  .leaflet-tile-pane {
    z-index: 200;
  }
  .leaflet-overlay-pane {
    z-index: 400;
  }
  .leaflet-marker-pane {
    z-index: 600;
  }
  .leaflet-zoom-box {
    z-index: 800;
    border: 2px dotted ${t.color.ink2};
    background: ${t.color.shade};
  }
  .leaflet-fade-anim .leaflet-tile {
    will-change: opacity;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  svg.leaflet-zoom-animated {
    will-change: transform;
  }
  .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  .leaflet-zoom-anim .leaflet-tile,
  .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }
  .leaflet-zoom-anim .leaflet-zoom-hide {
    visibility: hidden;
  }
  .leaflet-bottom {
    position: absolute;
    z-index: 1000;
    bottom: 0;
    pointer-events: none;
  }
  .leaflet-left {
    left: 0;
  }
  .leaflet-control-scale {
    margin: 0 0 ${t.space[8]} ${t.space[12]};
  }
  .leaflet-control-scale-line {
    box-sizing: border-box;
    padding: 0 ${t.space[4]} 1px;
    border: 1.5px solid ${t.color.ink2};
    border-block-start: none;
    color: ${t.color.ink2};
    font: 500 ${t.text.xs} ${t.font.sans};
    line-height: 1.1;
    text-shadow:
      0 0 3px ${t.color.land},
      0 0 3px ${t.color.land};
    white-space: nowrap;
  }
`;
