import { DropdownMenu } from 'radix-ui';
import { styled } from 'styled-components';
import { floatingLook, itemLook } from '../popover.styles';
import { t } from '../tokens';

export const Panel = styled(DropdownMenu.Content)`
  ${floatingLook}
  min-width: 13rem;
  max-width: min(22rem, calc(100vw - 1rem));
  padding: 6px;
`;

export const Item = styled(DropdownMenu.Item)`
  ${itemLook}

  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: ${t.color.danger};
  }
  &[data-tone='danger'][data-highlighted] {
    background: ${t.color.dangerSoft};
  }
`;

export const Label = styled(DropdownMenu.Label)`
  padding: ${t.space[8]} ${t.space[12]};
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const Separator = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: 6px 0;
  background: ${t.color.line};
`;
