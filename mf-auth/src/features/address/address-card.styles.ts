import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Current = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${t.space[12]};
  align-items: start;
  overflow-wrap: anywhere;

  svg {
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: ${t.color.accent};
  }
`;

/** The suggestion list is 15rem high at most (spec, section 9). */
export const ShortList = styled.div`
  [role='listbox'] {
    max-height: 15rem;
    overflow-y: auto;
  }
`;
