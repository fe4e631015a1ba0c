import { styled } from 'styled-components';
import { media } from '@sojourn/ui';
import { moods } from './parts/moods';

const skies = Object.entries(moods)
  .map(
    ([mood, c]) =>
      `&[data-mood='${mood}']{background:linear-gradient(${c.zenith},${c.sky} 40%,${c.horizon} 62%,${c.near} 62%,${c.ground})}`,
  )
  .join('');

/** Ratios are classes of attributes, for prerendered pages allow no inline style. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  ${skies}

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
  & svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  /* On a phone the veil lies over all of it, so the picture moves to where the light and the landmark are. */
  ${media.phone} {
    &[data-quiet='left'] svg {
      inset: 0 0 0 auto;
      width: 210%;
      max-width: none;
    }
    &[data-quiet='right'] svg {
      width: 210%;
      max-width: none;
    }
  }
`;

/** The veil that lets white words hold 4.5:1, laid over the picture so that it keeps to the frame however it is cropped. */
export const Veil = styled.span`
  --veil: 11 22 48;
  --full: 0.6;
  --to: to right;
  --hold: 45%;
  --gone: 95%;
  --step: calc((var(--gone) - var(--hold)) / 6);
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: linear-gradient(
    var(--to),
    rgb(var(--veil) / var(--full)) var(--hold),
    rgb(var(--veil) / calc(var(--full) * 0.94)) calc(var(--hold) + var(--step)),
    rgb(var(--veil) / calc(var(--full) * 0.76)) calc(var(--hold) + 2 * var(--step)),
    rgb(var(--veil) / calc(var(--full) * 0.5)) calc(var(--hold) + 3 * var(--step)),
    rgb(var(--veil) / calc(var(--full) * 0.24)) calc(var(--hold) + 4 * var(--step)),
    rgb(var(--veil) / calc(var(--full) * 0.07)) calc(var(--hold) + 5 * var(--step)),
    rgb(var(--veil) / 0) var(--gone)
  );

  &[data-depth='night'] {
    --full: 0.53;
  }
  [data-quiet='right'] > & {
    --to: to left;
  }
  [data-quiet='bottom'] > & {
    --to: to top;
    --hold: 40%;
  }
  @media (max-width: 47.99rem) {
    [data-quiet='left'] > &,
    [data-quiet='right'] > & {
      --to: to top;
      --hold: 82%;
      --gone: 130%;
    }
  }
`;
