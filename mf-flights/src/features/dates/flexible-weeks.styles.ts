import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Weeks = styled.ol`
  display: grid;
  gap: ${t.space[8]};
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Week = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${t.space[4]};
  width: 100%;
  min-height: ${t.size.target};
  padding: ${t.space[12]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.control};
  background: ${t.color.surface};
  color: ${t.color.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &[data-state='lowest'] {
    border-color: ${t.color.accent};
    box-shadow: inset 0 0 0 1px ${t.color.accent};
  }
  & small {
    color: ${t.color.ink2};
    font-size: ${t.text.sm};
  }
`;
