import { styled } from 'styled-components';
import { Row } from '../checkbox/checkbox.styles';
import { t } from '../tokens';

export const SwitchRow = styled(Row)`
  > input {
    position: relative;
    width: 2.5rem;
    height: 1.5rem;
    margin: 0;
    border-radius: 1rem;
    background: ${t.color.line};
  }
  > input::before {
    position: absolute;
    inset: 1px auto 1px 1px;
    width: 1.125rem;
    height: 1.125rem;
    margin: auto 0;
    border-radius: 50%;
    background: ${t.color.ink2};
    mask: none;
    opacity: 1;
    transition: translate ${t.motion.state} ease-out;
  }
  > input:checked::before {
    background: ${t.color.onAccent};
    translate: 1rem 0;
  }
`;
