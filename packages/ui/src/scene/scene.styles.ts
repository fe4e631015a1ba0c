import { styled } from 'styled-components';
import { t } from '../tokens';

/** Ratios are classes of attributes, for prerendered pages allow no inline style. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  background: ${t.color.sunken};
  aspect-ratio: 16 / 9;

  &[data-ratio='card'] {
    aspect-ratio: 8 / 5;
  }
  &[data-ratio='square'] {
    aspect-ratio: 1;
  }
  &[data-ratio='banner'] {
    aspect-ratio: 5 / 2;
  }
  &[data-ratio='fill'] {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
  }
  & svg,
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-quiet='left'] img {
    object-position: left;
  }
  &[data-quiet='right'] img {
    object-position: right;
  }
`;

/** The veil that lets white words hold 4.5:1, laid over the picture so that it keeps to the frame however it is cropped. */
export const Veil = styled.span`
  --veil: 11 22 48;
  --full: 0.76;
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: linear-gradient(
    var(--to, to right),
    rgb(var(--veil) / var(--full)) 0 var(--hold, 46%),
    rgb(var(--veil) / 0.28) var(--mid, 66%),
    rgb(var(--veil) / 0) var(--gone, 86%)
  );

  &[data-depth='dark'] {
    --full: 0.62;
  }
  [data-quiet='right'] > & {
    --to: to left;
  }
  [data-quiet='bottom'] > & {
    --to: to top;
    --hold: 38%;
    --mid: 62%;
    --gone: 90%;
  }
  @media (max-width: 47.99rem) {
    [data-quiet='left'] > &,
    [data-quiet='right'] > & {
      --to: to top;
      --hold: 78%;
      --mid: 96%;
      --gone: 110%;
    }
  }
`;
