import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Note = styled.p`
  display: flex;
  gap: ${t.space[8]};
  align-items: flex-start;
  margin: 0;
  padding: ${t.space[8]} ${t.space[12]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
  color: ${t.color.ink2};
  font-size: ${t.text.sm};

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.125rem;
    color: ${t.color.accent};
  }
`;

export const NoteWords = styled.span`
  min-width: 0;

  strong {
    color: ${t.color.ink};
    font-weight: 600;
  }
`;
