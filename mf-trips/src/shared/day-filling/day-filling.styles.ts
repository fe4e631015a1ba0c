import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Slots = styled.ol`
  display: grid;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const SlotRow = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${t.space[12]};
  align-items: baseline;
  padding: ${t.space[12]} ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.control};
  font-variant-numeric: tabular-nums;

  small {
    display: block;
    color: ${t.color.ink2};
    font-size: ${t.text.sm};
  }
`;

export const Stays = styled.fieldset`
  display: grid;
  gap: ${t.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${t.space[4]};
    font-size: ${t.text.sm};
    font-weight: 600;
  }
`;

export const SlotsHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;
  justify-content: space-between;
`;
