import { css, styled } from 'styled-components';
import { t } from '../tokens';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export const FieldBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const labelLook = css`
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-weight: 600;
  line-height: 1.4;
`;

export const Label = styled.label`
  ${labelLook}
  align-self: flex-start;
`;

export const GroupLabel = styled.span`
  ${labelLook}
`;

export const HiddenLabel = styled(VisuallyHidden)``;

export const Mark = styled.span`
  margin-inline-start: 3px;
  color: ${t.color.danger};
`;

export const Hint = styled.p`
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
  line-height: 1.45;
`;

export const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: ${t.color.danger};
  font-size: ${t.text.xs};
  font-weight: 500;
  line-height: 1.45;

  & svg {
    flex: none;
    width: 0.95rem;
    height: 0.95rem;
    margin-top: 0.1rem;
  }
`;

/** The bordered box that holds an input and what stands beside it. */
export const ControlBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${t.space[8]};
  min-height: ${t.size.field};
  padding: 0 14px;
  border: 1px solid ${t.color.control};
  border-radius: ${t.radius.control};
  background: ${t.color.surface};
  color: ${t.color.ink};
  transition-property: border-color, box-shadow, background-color;
  transition-duration: ${t.motion.state};
  transition-timing-function: ease-out;

  &[data-size='lg'] {
    min-height: ${t.size.fieldLg};
  }
  &:hover {
    border-color: ${t.color.ink3};
  }
  &:focus-within {
    border-color: ${t.color.accent};
    box-shadow: 0 0 0 1px ${t.color.accent};
  }
  &[data-state='invalid'] {
    border-color: ${t.color.danger};
  }
  &[data-state='invalid']:focus-within {
    box-shadow: 0 0 0 1px ${t.color.danger};
  }
  &:has(:disabled) {
    background: ${t.color.sunken};
    border-color: ${t.color.line};
    color: ${t.color.ink3};
  }
`;

/** The bare input inside a ControlBox; the box shows its focus. */
export const Input = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  align-self: stretch;
  padding: 10px 0;
  border: 0;
  outline: 0;
  background: transparent;
  font: 500 ${t.text.md} / 1.3 ${t.font.sans};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${t.color.ink3};
    font-weight: 400;
    opacity: 1;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: ${t.color.ink};
    box-shadow: 0 0 0 60px ${t.color.surface} inset;
  }
  &[type='number'] {
    appearance: textfield;
  }
  &::-webkit-inner-spin-button,
  &::-webkit-search-cancel-button {
    appearance: none;
    margin: 0;
  }
`;

export const Adornment = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${t.color.ink3};

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
