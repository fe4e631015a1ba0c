import { styled } from 'styled-components';
import { ControlBox, Input } from '../field/field.styles';
import { t } from '../tokens';

export const Box = styled(ControlBox)`
  padding: 0;

  & > svg {
    position: absolute;
    inset-inline-end: 14px;
    width: 1.125rem;
    height: 1.125rem;
    color: ${t.color.ink3};
    pointer-events: none;
  }
`;

export const Native = styled(Input)`
  appearance: none;
  padding: 0 2.5rem 0 14px;
  border-radius: inherit;
  cursor: pointer;

  & option {
    background: ${t.color.raised};
    color: ${t.color.ink};
  }
`;
