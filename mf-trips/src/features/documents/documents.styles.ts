import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

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

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  padding-block: ${t.space[12]};

  &:not(:last-child) {
    border-bottom: 1px solid ${t.color.line};
  }
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
