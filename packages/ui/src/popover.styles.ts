import { css, keyframes } from 'styled-components';
import { t } from './tokens';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;
const leave = keyframes`to { opacity: 0; }`;

/** The look of everything small that floats beside a control: lists, calendars, menus. */
export const floatingLook = css`
  z-index: ${t.z.popover};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.raised};
  color: ${t.color.ink};
  box-shadow: ${t.shadow.float};

  &[data-state='open'],
  &[data-state='delayed-open'] {
    animation: ${appear} ${t.motion.enter} ease-out;
  }
  &[data-state='closed'] {
    animation: ${leave} ${t.motion.state} ease-out;
  }
`;

/** One row of a floating list. */
export const itemLook = css`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  min-height: ${t.size.target};
  padding: ${t.space[8]} ${t.space[12]};
  border-radius: 10px;
  outline: 0;
  color: ${t.color.ink};
  font-size: ${t.text.sm};
  font-weight: 500;
  line-height: 1.35;
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${t.color.ink3};
  }
  &[data-highlighted] {
    background: ${t.color.accentSoft};
    color: ${t.color.ink};
  }
  &[data-disabled] {
    color: ${t.color.ink3};
    cursor: not-allowed;
    opacity: 0.7;
  }
`;
