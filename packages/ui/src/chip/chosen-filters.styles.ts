import { styled } from 'styled-components';
import { media, t } from '../tokens';
import { ChipBox, Chips } from './chip.styles';

export const Row = styled(Chips)`
  align-items: center;

  /* One row: on a phone what does not fit is reached by a swipe. The rings of what has the focus are not cut. */
  ${media.phone} {
    flex-wrap: nowrap;
    margin: -${t.space[4]};
    padding: ${t.space[4]};
    overflow-x: auto;
    scrollbar-width: none;

    && > * {
      flex: none;
      white-space: nowrap;
    }
  }
`;

/** Looks as a chip does that is on; long words wrap. */
export const Removable = styled(ChipBox)`
  flex: 0 1 auto;
  font-weight: 600;
  line-height: inherit;
  white-space: normal;

  ${media.dense} {
    min-height: 2.25rem;
    padding-inline: ${t.space[12]};
  }

  &,
  &:hover {
    border-color: ${t.color.accent};
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
  }
`;
