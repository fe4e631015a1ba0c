import { styled } from 'styled-components';
import { t } from '../tokens';

export const List = styled.div`
  display: flex;
  gap: ${t.space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${t.color.line};

  &::-webkit-scrollbar {
    display: none;
  }
  &[data-variant='pill'] {
    align-self: flex-start;
    padding: ${t.space[4]};
    border-radius: ${t.radius.full};
    background: ${t.color.sunken};
    box-shadow: none;
  }
`;

export const Trigger = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  gap: ${t.space[8]};
  align-items: center;
  min-height: ${t.size.fieldLg};
  padding: 0 14px;
  border: 0;
  background: transparent;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-weight: 600;
  transition: color ${t.motion.state} ease-out;

  &:hover {
    color: ${t.color.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${t.radius.control};
  }
  &[data-state='active'] {
    color: ${t.color.accent};
  }
  &[data-state='active']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${t.color.accent};
  }
  [data-variant='pill'] > & {
    min-height: ${t.size.target};
    padding: 0 ${t.space[16]};
    border-radius: ${t.radius.full};
  }
  [data-variant='pill'] > &[data-state='active'] {
    background: ${t.color.surface};
    box-shadow: ${t.shadow.rest};
  }
  [data-variant='pill'] > &[data-state='active']::after {
    display: none;
  }
`;

export const Count = styled.span`
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled.div`
  padding-top: ${t.space[24]};
`;
