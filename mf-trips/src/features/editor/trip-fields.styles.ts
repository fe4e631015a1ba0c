import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const ActivityList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Activity = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${t.space[4]};
  min-height: ${t.size.target};
  padding-left: ${t.space[16]};
  border-radius: ${t.radius.full};
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  font-size: ${t.text.sm};
  font-weight: 500;
  overflow-wrap: anywhere;
`;

export const AddRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t.space[8]};
  align-items: end;
`;
