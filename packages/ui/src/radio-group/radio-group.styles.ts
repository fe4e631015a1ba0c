import { css, styled } from 'styled-components';
import { endOfRow } from '../checkbox/checkbox.styles';
import { t } from '../tokens';

export const Options = styled.div`
  display: flex;
  flex-direction: column;

  &[data-variant='segmented'] {
    flex-flow: row wrap;
    align-self: flex-start;
    gap: ${t.space[4]};
  }
  &[data-variant='cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: ${t.space[12]};
  }
`;

const dot = css`
  appearance: none;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 1px 0 0;
  border: 1.5px solid ${t.color.control};
  border-radius: 50%;
  background: ${t.color.surface};
  cursor: inherit;
  transition:
    border-color ${t.motion.state} ease-out,
    border-width ${t.motion.state} ease-out;

  &:checked {
    border: 6px solid ${t.color.accent};
  }
`;

export const Option = styled.label`
  position: relative;
  display: flex;
  gap: ${t.space[12]};
  align-items: flex-start;
  min-height: ${t.size.target};
  padding: 10px 0;
  font-size: ${t.text.sm};
  line-height: 1.5;
  cursor: pointer;

  &:has(:disabled) {
    color: ${t.color.ink3};
    cursor: not-allowed;
  }

  > input {
    ${dot}
  }
  > [data-part='words'] {
    min-width: 0;
    font-weight: inherit;
  }
  > [data-part='words'] > [data-part='hint'] {
    display: block;
    color: ${t.color.ink3};
    font-weight: 400;
    font-size: ${t.text.xs};
  }
  > [data-part='end'] {
    ${endOfRow}
  }

  [data-variant='segmented'] > & {
    align-items: center;
    padding: 0 14px;
    border-radius: ${t.radius.full};
    color: ${t.color.ink2};
    font-weight: 600;
    transition:
      background-color ${t.motion.state} ease-out,
      color ${t.motion.state} ease-out;
  }
  [data-variant='segmented'] > &:hover {
    background: ${t.color.shade};
  }
  [data-variant='segmented'] > &:has(:checked) {
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
  }
  [data-variant='segmented'] > & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    border: 0;
    border-radius: inherit;
    background: transparent;
  }

  [data-variant='cards'] > & {
    padding: ${t.space[16]};
    border: 1px solid ${t.color.line};
    border-radius: ${t.radius.card};
    background: ${t.color.surface};
    transition: border-color ${t.motion.state} ease-out;
  }
  [data-variant='cards'] > & > [data-part='words'] {
    font-weight: 600;
  }
  [data-variant='cards'] > &:hover {
    border-color: ${t.color.control};
  }
  [data-variant='cards'] > &:has(:checked) {
    border-color: ${t.color.accent};
    box-shadow: inset 0 0 0 1px ${t.color.accent};
  }
`;
