import { AlertDialog } from 'radix-ui';
import { styled } from 'styled-components';
import { panelLook, scrimLook, titleLook } from '../dialog/dialog.styles';
import { t } from '../tokens';

export const Scrim = styled(AlertDialog.Overlay)`
  ${scrimLook}
`;

export const Panel = styled(AlertDialog.Content)`
  ${panelLook}
  max-width: 27rem;
`;

export const Words = styled.div`
  padding: ${t.space[24]} ${t.space[24]} ${t.space[20]};
`;

export const Title = styled(AlertDialog.Title)`
  ${titleLook}
  padding-top: 0;
`;

export const Description = styled(AlertDialog.Description)`
  margin-top: ${t.space[8]};
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;
