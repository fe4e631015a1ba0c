import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const ChangeList = styled.ul`
  display: grid;
  gap: ${t.space[8]};
  margin: ${t.space[8]} 0;
  padding: 0;
  list-style: none;
`;

export const Change = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const ChangeWords = styled.span`
  flex: 1 1 12rem;
  font-size: ${t.text.sm};
  overflow-wrap: anywhere;
`;
