import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t.space[4]};
  min-width: ${t.size.target};
  min-height: ${t.size.target};
  padding: 0 ${t.space[4]};
  border: 0;
  border-radius: ${t.radius.full};
  background: none;
  color: ${t.color.ink2};
  cursor: pointer;

  > svg {
    inline-size: 16px;
    block-size: 16px;
    transition: rotate ${t.motion.state};
  }
  &[data-state='open'] > svg {
    rotate: 180deg;
  }
  &:hover {
    color: ${t.color.ink};
  }
`;

export const Who = styled.span`
  display: grid;
  max-width: 240px;
  padding-block: ${t.space[4]};
  overflow-wrap: anywhere;
`;
