import { css, styled } from 'styled-components';
import { t } from '../tokens';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='m3.5 8.4 3 3 6-6.6' fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

const box = css`
  appearance: none;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 1px 0 0;
  border: 1.5px solid ${t.color.control};
  border-radius: 6px;
  background: ${t.color.surface};
  cursor: inherit;
  transition:
    background-color ${t.motion.state} ease-out,
    border-color ${t.motion.state} ease-out;

  &::before {
    content: '';
    display: block;
    width: 100%;
    height: 100%;
    background: ${t.color.onAccent};
    mask: ${tick} center / 100% no-repeat;
    opacity: 0;
  }
  &:checked {
    border-color: ${t.color.accent};
    background: ${t.color.accent};
  }
  &:checked::before {
    opacity: 1;
  }
  &:indeterminate {
    border-color: ${t.color.accent};
    background: ${t.color.accent};
  }
  &:indeterminate::before {
    mask: linear-gradient(#000 0 0) center / 60% 2px no-repeat;
    opacity: 1;
  }
  &[aria-invalid] {
    border-color: ${t.color.danger};
  }
  &:disabled {
    opacity: 0.5;
  }
`;

/** What stands at the right of a choice. */
export const endOfRow = css`
  margin-inline-start: auto;
  color: ${t.color.ink3};
  font-variant-numeric: tabular-nums;
`;

/** A choice and its parts, which are plain elements: a panel of filters has dozens of them. */
export const Row = styled.label`
  display: flex;
  gap: ${t.space[12]};
  align-items: flex-start;
  min-height: ${t.size.target};
  padding: 10px 0;
  color: ${t.color.ink};
  font-size: ${t.text.sm};
  line-height: 1.5;
  cursor: pointer;

  &:has(:disabled) {
    color: ${t.color.ink3};
    cursor: not-allowed;
  }

  > input {
    ${box}
  }
  &:hover > input:not(:disabled, :checked) {
    border-color: ${t.color.accent};
  }
  > [data-part='words'] {
    flex: 1;
    min-width: 0;
  }
  > [data-part='words'] > [data-part='hint'] {
    display: block;
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
  > [data-part='end'] {
    ${endOfRow}
  }
`;
