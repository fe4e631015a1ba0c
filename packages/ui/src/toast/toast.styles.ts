import { Toast } from 'radix-ui';
import { css, keyframes, styled } from 'styled-components';
import { media, t } from '../tokens';

const enter = keyframes`from { opacity: 0; transform: translateY(var(--from)); }`;
const leave = keyframes`to { opacity: 0; transform: translateY(var(--from)); }`;
const swipe = keyframes`from { transform: translateX(var(--radix-toast-swipe-end-x)); } to { transform: translateX(110%); }`;

const box = css`
  display: flex;
  gap: ${t.space[12]};
  align-items: flex-start;
  padding: ${t.space[12]} ${t.space[8]} ${t.space[12]} ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.raised};
  color: ${t.color.ink};
  box-shadow: ${t.shadow.float};
  font-size: ${t.text.sm};
  line-height: 1.45;
  pointer-events: auto;
  touch-action: none;

  &[data-variant='destructive'] {
    border-color: ${t.color.danger};
    background: ${t.color.dangerSoft};
  }
  &[data-state='open'] {
    animation: ${enter} ${t.motion.enter} ease-out;
  }
  &[data-state='closed'] {
    animation: ${leave} ${t.motion.enter} ease-in forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${t.motion.enter} ease-out;
  }
  &[data-swipe='end'] {
    animation: ${swipe} ${t.motion.state} ease-out forwards;
  }
`;

const words = css`
  flex: 1;
  min-width: 0;
  padding: 7px 0;
  overflow-wrap: break-word;
`;

const control = css`
  position: relative;
  display: grid;
  flex: none;
  min-height: 2.25rem;
  place-items: center;
  border: 1px solid transparent;
  border-radius: 10px;
  background: transparent;
  color: inherit;

  &::after {
    content: '';
    position: absolute;
    inset: -5px -2px;
  }
  &:hover {
    background: ${t.color.shade};
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`;

const action = css`
  padding: 0 ${t.space[12]};
  border-color: currentColor;
  color: ${t.color.accent};
  font-weight: 600;
`;

const close = css`
  width: 2.25rem;
  padding: 0;

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/**
 * Where toasts appear, with the rules of all that stands in one (`data-part`): they are there before the first toast is.
 * Rules that came with it would have the browser work out the whole page anew, during the very act that it follows.
 * Its scroll padding is how far a toast at the top stays below the header.
 */
export const Viewport = styled(Toast.Viewport)`
  --from: 12px;
  position: fixed;
  right: 0;
  z-index: ${t.z.toast};
  width: 100%;
  padding: ${t.space[12]};
  scroll-padding-top: calc(4.5rem + env(safe-area-inset-top));
  list-style: none;
  pointer-events: none;

  &[data-place^='bottom'] {
    bottom: env(safe-area-inset-bottom);
  }
  &[data-place^='top'] {
    --from: -12px;
    top: 0;
    padding-top: calc(4.5rem + env(safe-area-inset-top));
  }
  /* Under an open window the header is out of reach: the sheet below has the more room. */
  ${media.phone} {
    body[data-scroll-locked] & {
      scroll-padding-top: calc(${t.space[12]} + env(safe-area-inset-top));
    }
    body[data-scroll-locked] &[data-place^='top'] {
      padding-top: calc(${t.space[12]} + env(safe-area-inset-top));
    }
  }
  ${media.tablet} {
    max-width: calc(${t.size.toast} + 2 * ${t.space[24]});
    padding: ${t.space[24]};

    &[data-place$='left'] {
      right: auto;
      left: 0;
    }
  }

  [data-part='toast'] {
    ${box}
  }
  [data-part='words'] {
    ${words}
  }
  [data-part='title'] {
    font-weight: 600;
  }
  [data-part='description'] {
    color: ${t.color.ink2};
  }
  [data-part='action'],
  [data-part='close'] {
    ${control}
  }
  [data-part='action'] {
    ${action}
  }
  [data-part='close'] {
    ${close}
  }
  [data-variant='destructive'] :is([data-part='title'], [data-part='action']) {
    color: ${t.color.danger};
  }
`;
