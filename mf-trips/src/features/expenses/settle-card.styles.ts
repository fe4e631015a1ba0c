import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

const list = `
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Payments = styled.ul`
  ${list}
  gap: ${t.space[8]};
`;

export const Pending = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[12]};
  align-items: center;
  justify-content: space-between;
  padding: ${t.space[12]};
  border-radius: ${t.radius.control};
  background: ${t.color.sunken};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & svg {
    display: inline;
    width: 1rem;
    height: 1rem;
    margin: 0 ${t.space[4]};
    color: ${t.color.ink3};
    vertical-align: -0.15em;
  }
`;

export const People = styled.ul`
  ${list}
`;

export const Made = styled.li`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  min-height: 3rem;
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & > span:first-child {
    display: grid;
    flex: 1;
  }
`;
