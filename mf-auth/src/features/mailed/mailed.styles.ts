import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** One narrow column in the middle of the page. */
export const Narrow = styled.div`
  width: 100%;
  max-width: calc(${t.size.form} + ${t.space[72]});
  margin-inline: auto;
  padding-block: ${t.space[24]} ${t.space[72]};
`;

/** For password managers, which look for the name beside a password; nobody sees or reaches it. */
export const AccountName = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** An address or a name that a person is asked about. */
export const Asked = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  font-size: ${t.text.lg};
  font-weight: 600;
`;
