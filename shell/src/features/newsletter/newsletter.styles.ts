import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${t.space[8]};
  max-width: 30rem;

  ${media.tablet} {
    grid-template-columns: 1fr auto;
  }
`;

export const EmailInput = styled.input`
  min-width: 0;
  min-height: ${t.size.fieldLg};
  padding-inline: ${t.space[16]};
  border: 1px solid ${t.color.control};
  border-radius: ${t.radius.control};
  background: ${t.color.surface};
  color: ${t.color.ink};

  &::placeholder {
    color: ${t.color.ink3};
    opacity: 1;
  }
`;

export const Thanks = styled.p`
  grid-column: 1 / -1;
  min-height: 1.5em;
  font-size: ${t.text.sm};
  font-weight: 500;
`;
