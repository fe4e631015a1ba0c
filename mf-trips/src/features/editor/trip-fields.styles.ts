import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: ${t.space[16]};
  min-width: 0;
`;

/** Two fields side by side where both have room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${t.space[16]};
  align-items: start;

  &[data-fit='short'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  }
`;

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
