import { Tooltip } from 'radix-ui';
import { styled } from 'styled-components';
import { floatingLook } from '../popover.styles';
import { t } from '../tokens';

export const Bubble = styled(Tooltip.Content)`
  ${floatingLook}
  z-index: ${t.z.tooltip};
  max-width: min(18rem, calc(100vw - 1rem));
  padding: 6px 10px;
  border: 0;
  border-radius: 8px;
  background: ${t.color.ink};
  color: ${t.color.paper};
  font-size: ${t.text.xs};
  font-weight: 500;
  line-height: 1.45;
`;
