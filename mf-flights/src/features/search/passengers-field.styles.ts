import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Anchor = styled.div`
  position: relative;
`;

export const Opener = styled.button`
  display: inline-flex;
  gap: ${t.space[8]};
  align-items: center;
  min-height: ${t.size.target};
  padding: 0 ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.full};
  background: ${t.color.surface};
  color: ${t.color.ink};
  font: 500 ${t.text.sm} / 1.3 ${t.font.sans};
  cursor: pointer;

  & svg {
    width: 1rem;
    height: 1rem;
    color: ${t.color.ink3};
  }
  &:hover,
  &[aria-expanded='true'] {
    border-color: ${t.color.accent};
  }
`;

export const Panel = styled.div`
  position: absolute;
  z-index: ${t.z.popover};
  top: calc(100% + 6px);
  inset-inline-end: 0;
  display: grid;
  gap: ${t.space[16]};
  width: min(22rem, calc(100vw - 3rem));
  padding: ${t.space[20]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.raised};
  box-shadow: ${t.shadow.float};

  ${media.phone} {
    inset-inline: 0 auto;
    width: min(22rem, calc(100vw - 4.25rem));
  }
`;
