import { styled } from 'styled-components';
import { media, t } from '../tokens';

export const ChipBox = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${t.space[8]};
  min-height: ${t.size.target};
  padding: 0 ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.full};
  background: ${t.color.surface};
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-weight: 500;
  line-height: 1.2;
  white-space: nowrap;
  transition-property: background-color, border-color, color;
  transition-duration: ${t.motion.state};
  transition-timing-function: ease-out;

  & svg {
    width: 1.05rem;
    height: 1.05rem;
  }
  &:hover {
    border-color: ${t.color.control};
    color: ${t.color.ink};
  }
  &[aria-pressed='true'] {
    border-color: ${t.color.accent};
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
    font-weight: 600;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

/** Holds the width of the bold words so that choosing a chip moves nothing. */
export const Words = styled.span`
  display: inline-grid;

  &::after {
    content: attr(data-words) / '';
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 600;
  }
`;

export const Count = styled.span`
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;

  [aria-pressed='true'] > & {
    color: inherit;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};

  /* As wide as the screen, so that the chip at its edge is cut and shows that there are more. */
  &[data-swiped] {
    ${media.phone} {
      flex-wrap: nowrap;
      /* Or all chips together would make the page as wide as they are. */
      contain: inline-size;
      margin-inline: -${t.space[16]};
      padding: ${t.space[4]} ${t.space[16]};
      overflow-x: auto;
      scroll-padding-inline: ${t.space[32]};
      scrollbar-width: none;
    }
  }
`;
