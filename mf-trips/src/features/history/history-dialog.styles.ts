import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Entries = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: flex;
  gap: ${t.space[16]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${t.space[12]};

  &:not(:last-child) {
    border-bottom: 1px solid ${t.color.line};
  }
  & > button {
    flex: none;
  }
`;

export const EntryWords = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;
