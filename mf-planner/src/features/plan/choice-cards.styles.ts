import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Cards = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${t.space[12]};
  margin: 0;
  padding: 0;
  border: 0;

  ${media.desktop} {
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

export const Choice = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${t.space[8]};
  min-height: ${t.size.target};
  padding: ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
  cursor: pointer;
  transition:
    border-color ${t.motion.state} ease-out,
    background-color ${t.motion.state} ease-out;

  ${media.hover} {
    &:hover {
      border-color: ${t.color.control};
    }
  }
  &:has(:checked) {
    border-color: ${t.color.accent};
    background: ${t.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${t.color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${t.color.accent};
    outline-offset: 2px;
  }
`;

export const Control = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  margin: 0;
  cursor: inherit;
`;

export const Glyph = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${t.radius.full};
  background: ${t.color.sunken};
  color: ${t.color.accent};

  :checked ~ & {
    background: ${t.color.accent};
    color: ${t.color.onAccent};
  }
`;

export const Words = styled.span`
  display: grid;
  gap: 2px;
  font-weight: 600;
`;

export const Hint = styled.span`
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-weight: 400;
`;
