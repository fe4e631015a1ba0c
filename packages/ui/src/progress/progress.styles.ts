import { styled } from 'styled-components';
import { t } from '../tokens';

export const Head = styled.div`
  display: flex;
  gap: ${t.space[12]};
  justify-content: space-between;
  margin-bottom: ${t.space[8]};
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** Drawn as SVG because a width in per cent is then an attribute: prerendered pages allow no inline style. */
export const Track = styled.svg`
  display: block;
  width: 100%;
  height: 8px;
  border-radius: ${t.radius.full};
  background: ${t.color.shade};

  & rect {
    fill: ${t.color.accent};
    transition:
      width ${t.motion.enter} ease-out,
      x ${t.motion.enter} ease-out;
  }
  & [data-tone='coral'] {
    fill: ${t.color.coral};
  }
  & [data-tone='amber'] {
    fill: ${t.color.amber};
  }
  & [data-tone='sky'] {
    fill: ${t.color.sky};
  }
  & [data-tone='ok'] {
    fill: ${t.color.ok};
  }
  & [data-tone='danger'] {
    fill: ${t.color.danger};
  }
`;
