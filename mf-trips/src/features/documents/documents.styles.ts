import { t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { RuledRow } from '../../shared/rows.styles';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const DropZone = styled.div`
  padding: ${t.space[20]};
  border: 1px dashed ${t.color.line};
  border-radius: ${t.radius.card};
  text-align: center;

  &[data-state='over'] {
    border-color: ${t.color.accent};
    background: ${t.color.accentSoft};
  }
`;

export const Row = styled(RuledRow)`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
`;

export const RowIcon = styled.span`
  display: grid;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${t.radius.full};
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  place-items: center;

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const Name = styled.span`
  display: grid;
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Acts = styled.span`
  display: flex;
  gap: ${t.space[4]};
  align-items: center;
`;

/** Words for those who have a pointer to drop something with. */
export const ForPointers = styled.span`
  @media (hover: none) {
    display: none;
  }
`;
