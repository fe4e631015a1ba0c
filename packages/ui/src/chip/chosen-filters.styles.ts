import { styled } from 'styled-components';
import { t } from '../tokens';
import { ChipBox, Chips } from './chip.styles';

export const Row = styled(Chips)`
  align-items: center;
`;

/** Looks as a chip does that is on; long words wrap. */
export const Removable = styled(ChipBox)`
  flex: 0 1 auto;
  font-weight: 600;
  line-height: inherit;
  white-space: normal;

  &,
  &:hover {
    border-color: ${t.color.accent};
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
  }
`;
