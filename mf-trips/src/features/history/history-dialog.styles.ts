import { t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { RuledRow } from '../../shared/rows.styles';

export const Entry = styled(RuledRow)`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  justify-content: space-between;
`;

export const EntryWords = styled.span`
  display: grid;
  flex: 1 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  justify-content: flex-end;
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${t.space[4]};
  margin: ${t.space[4]} 0 0;
  padding-left: ${t.space[20]};
  font-size: ${t.text.sm};
  overflow-wrap: anywhere;
`;
