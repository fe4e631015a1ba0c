import { t } from '@sojourn/ui';
import { keyframes, styled } from 'styled-components';

const arrive = keyframes`
  from { transform: translateX(2rem); opacity: 0; }
`;

export const Panel = styled.dialog`
  flex-direction: column;
  gap: ${t.space[8]};
  width: min(22rem, 88vw);
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0 ${t.space[24]} ${t.space[24]};
  border: 0;
  border-left: 1px solid ${t.color.line};
  background: ${t.color.paper};
  color: ${t.color.ink};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    animation: ${arrive} ${t.motion.enter} ease-out;
  }
  &::backdrop {
    background: ${t.color.scrim};
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 4.25rem;
  margin-right: calc(-1 * ${t.space[12]});
`;

export const List = styled.ul`
  margin-bottom: ${t.space[16]};
`;

export const Item = styled.a`
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  border-bottom: 1px solid ${t.color.line};
  color: ${t.color.ink};
  font: 560 ${t.text.lg} / 1.2 ${t.font.display};
  text-decoration: none;
`;

export const Who = styled.p`
  padding-top: ${t.space[8]};
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  overflow-wrap: anywhere;
`;
