import { t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { RuledRow } from '../../shared/rows.styles';

export const CopyRow = styled.div`
  display: flex;
  gap: ${t.space[8]};
  align-items: flex-end;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export const LinkLine = styled(RuledRow)`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;

  & > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > button {
    flex: none;
  }
`;

export const LinkActs = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  justify-content: flex-end;
`;

export const Details = styled.fieldset`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-size: ${t.text.sm};
    font-weight: 600;
  }
`;

export const Networks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${t.space[12]};
`;
