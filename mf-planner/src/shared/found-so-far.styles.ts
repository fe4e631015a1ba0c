import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Found = styled.ul`
  display: grid;
  gap: ${t.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FoundPlace = styled.li`
  padding: ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
`;

export const FoundHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[16]};
  justify-content: space-between;
`;
