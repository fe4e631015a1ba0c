import { css, styled } from 'styled-components';
import { t } from '../tokens';

/** One look for buttons and links that act; chosen by data attributes so that every button shares one class. */
export const buttonLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space[8]};
  min-height: ${t.size.target};
  padding: 0 ${t.space[20]};
  border: 1px solid transparent;
  border-radius: ${t.radius.control};
  background: transparent;
  color: ${t.color.ink};
  font: 600 ${t.text.sm} / 1.2 ${t.font.sans};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition-property: background-color, border-color, color, transform;
  transition-duration: ${t.motion.state};
  transition-timing-function: ease-out;
  -webkit-tap-highlight-color: transparent;

  & svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }

  &:active:not([aria-disabled='true'], :disabled) {
    transform: translateY(1px);
  }

  &[data-size='sm'] {
    min-height: 2.25rem;
    padding: 0 ${t.space[12]};
    border-radius: 10px;
  }
  &[data-size='sm']::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
  &[data-size='lg'] {
    min-height: ${t.size.fieldLg};
    padding: 0 ${t.space[24]};
    font-size: ${t.text.md};
  }
  &[data-block='true'] {
    width: 100%;
  }

  &[data-variant='primary'] {
    background: ${t.color.accent};
    color: ${t.color.onAccent};
  }
  &[data-variant='primary']:hover {
    background: ${t.color.accentHover};
    color: ${t.color.onAccent};
  }
  &[data-variant='secondary'] {
    background: ${t.color.surface};
    border-color: ${t.color.line};
    color: ${t.color.ink};
  }
  &[data-variant='secondary']:hover {
    background: ${t.color.sunken};
    border-color: ${t.color.control};
    color: ${t.color.ink};
  }
  &[data-variant='quiet'] {
    color: ${t.color.ink2};
  }
  &[data-variant='quiet']:hover {
    background: ${t.color.shade};
    color: ${t.color.ink};
  }
  &[data-variant='danger'] {
    background: ${t.color.danger};
    color: ${t.color.onDanger};
  }
  &[data-variant='danger']:hover {
    background: ${t.color.dangerHover};
    color: ${t.color.onDanger};
  }
  &[data-variant='scene'] {
    background: ${t.color.glass};
    border-color: ${t.color.glassLine};
    color: ${t.color.onScene};
    backdrop-filter: blur(8px);
  }
  &[data-variant='scene']:hover {
    border-color: ${t.color.onScene};
    color: ${t.color.onScene};
  }
  &[data-variant='scene-solid'] {
    background: ${t.color.onScene};
    color: ${t.color.sceneInk};
  }
  &[data-variant='scene-solid']:hover {
    color: ${t.color.sceneInk};
    opacity: 0.92;
  }
  &[data-variant^='scene']:focus-visible {
    outline-color: ${t.color.onScene};
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    cursor: not-allowed;
    opacity: 0.5;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export const ButtonBox = styled.button`
  ${buttonLook}
`;

export const LinkBox = styled.a`
  ${buttonLook}
`;

export const IconBox = styled.button`
  ${buttonLook}
  flex: none;
  width: ${t.size.target};
  padding: 0;

  &[data-size='sm'] {
    width: 2.25rem;
    padding: 0;
  }
  &[data-size='sm']::after {
    inset: -5px;
  }
  &[data-size='lg'] {
    width: ${t.size.fieldLg};
    padding: 0;
  }
`;
