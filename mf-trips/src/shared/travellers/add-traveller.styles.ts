import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** The button stands beside the input, below its label. */
export const AddRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t.space[8]};
  align-items: start;

  & > button {
    margin-top: 1.5125rem;
  }
`;

export const PersonRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  min-height: ${t.size.target};
  border-bottom: 1px solid ${t.color.line};
  overflow-wrap: anywhere;

  @media print {
    & > button {
      display: none;
    }
  }
`;

export const NameForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t.space[8]};
  align-items: start;
  padding: ${t.space[4]} 0;
`;
