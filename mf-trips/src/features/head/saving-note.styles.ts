import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Note = styled.p`
  display: inline-flex;
  gap: ${t.space[8]};
  align-items: center;
  min-height: ${t.size.target};
  color: ${t.color.ink3};
  font-size: ${t.text.sm};

  & svg {
    width: 1rem;
    height: 1rem;
  }
  &[data-state='saved'] > svg {
    color: ${t.color.ok};
  }
  &[data-state='unsaved'] {
    color: ${t.color.sun};
    font-weight: 600;
  }
`;
