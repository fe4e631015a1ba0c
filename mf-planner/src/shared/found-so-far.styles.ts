import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Found = styled.section`
  display: grid;
  gap: ${t.space[12]};
  /* Of what stands below, a line with the buttons, it keeps away as the steps above keep from it. */
  margin-bottom: ${t.space[24]};
`;

export const Places = styled.ul`
  display: grid;
  gap: ${t.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FoundPlace = styled.li`
  display: grid;
  gap: ${t.space[8]};
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

export const FoundPrice = styled.span`
  color: ${t.color.ink2};
  font-variant-numeric: tabular-nums;
`;
