import { styled } from 'styled-components';
import { media, t } from '../tokens';

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
  &[data-look='field'] {
    width: 100%;
    min-height: ${t.size.fieldLg};
    padding: 0 14px;
    border-color: ${t.color.control};
    border-radius: ${t.radius.control};
    font-size: ${t.text.sm};
    text-align: start;
  }
  &[data-look='field'] > span {
    flex: 1;
    min-width: 0;
  }
  &[data-state='invalid'] {
    border-color: ${t.color.danger};
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
