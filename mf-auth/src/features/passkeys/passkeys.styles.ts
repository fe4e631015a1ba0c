import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Passkeys = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Passkey = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${t.space[4]} ${t.space[12]};
  align-items: center;
  padding-block: ${t.space[12]};

  & + & {
    border-top: 1px solid ${t.color.line};
  }
  > svg {
    width: 20px;
    height: 20px;
    color: ${t.color.ink3};
  }
  form {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: auto 1fr auto;
  }
`;

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Below the words on a phone, in line with them. */
export const Acts = styled.div`
  display: flex;
  grid-column: 2;
  gap: ${t.space[8]};

  ${media.tablet} {
    grid-column: 3;
  }
`;
