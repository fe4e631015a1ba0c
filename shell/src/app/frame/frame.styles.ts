import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const SkipLink = styled.a`
  position: absolute;
  z-index: ${t.z.toast};
  top: ${t.space[8]};
  left: ${t.space[8]};
  padding: ${t.space[12]} ${t.space[16]};
  border-radius: ${t.radius.control};
  background: ${t.color.accent};
  color: ${t.color.onAccent};
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
  &:focus {
    color: ${t.color.onAccent};
  }
`;

export const Main = styled.main`
  /* So that the margin of a page moves the page and not this. */
  display: flow-root;
  /* The footer stays below the fold while a page is on its way, so that nothing jumps when it arrives. */
  min-height: calc(100vh - 4.25rem);
`;
