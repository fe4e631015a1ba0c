import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

const CLOCK_LINE = 1.15;

/**
 * Two lines high: the times with the way between them, and below each what belongs to it. A list has hundreds of these:
 * its parts are plain elements, as each styled one costs a list of flights as much as three of them.
 */
export const Row = styled.div`
  --clock: ${t.text.md};

  display: grid;
  grid-template-columns: minmax(4.5rem, auto) minmax(4rem, 1fr) minmax(4.5rem, auto);
  gap: ${t.space[8]};
  align-items: start;
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  ${media.tablet} {
    --clock: ${t.text.lg};

    grid-template-columns: 7.25rem minmax(5rem, 1fr) 7.25rem;
    gap: ${t.space[12]};
  }

  > [data-end] {
    color: ${t.color.ink2};
    white-space: nowrap;
  }
  > [data-end='arrival'] {
    text-align: end;
  }
  [data-part='clock'] {
    color: ${t.color.ink};
    font-weight: 600;
    font-size: var(--clock);
    line-height: ${CLOCK_LINE};
  }
  [data-part='clock'] sup {
    margin-inline-start: 2px;
    color: ${t.color.sun};
    font-weight: 600;
    font-size: 0.75rem;
    line-height: 0;
  }

  /* The line of the leg; a dot for each change of planes. */
  [data-part='track'] {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-evenly;
    height: calc(var(--clock) * ${CLOCK_LINE});
  }
  [data-part='track']::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    border-top: 2px solid ${t.color.line};
    border-radius: 1px;
  }
  [data-part='track'] > span {
    position: relative;
    width: 8px;
    height: 8px;
    border: 2px solid ${t.color.surface};
    box-sizing: content-box;
    border-radius: 50%;
    background: ${t.color.sun};

    /* Where the system chooses the colours, a ground of ours is not drawn. */
    @media (forced-colors: active) {
      border-color: Canvas;
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  [data-part='about'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${t.space[8]};
    justify-content: center;
    color: ${t.color.ink2};
    text-align: center;

    /* The times beside it are wider than the places below them. */
    ${media.tablet} {
      margin-inline: -${t.space[20]};
    }
  }
  [data-part='about'] > :first-child {
    color: ${t.color.ink};
    font-weight: 500;
  }
`;
