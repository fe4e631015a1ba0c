import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** A quiet slip at the lower left that waits to be seen. */
export const Notice = styled.p`
  position: fixed;
  z-index: ${t.z.sticky};
  bottom: ${t.space[16]};
  left: ${t.space[16]};
  display: flex;
  align-items: center;
  gap: ${t.space[16]};
  max-width: calc(100vw - 2 * ${t.space[16]});
  padding: ${t.space[8]} ${t.space[8]} ${t.space[8]} ${t.space[20]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.full};
  background: ${t.color.raised};
  box-shadow: ${t.shadow.float};
  font-size: ${t.text.sm};
  font-weight: 500;
`;

/** A line over the page while there is no connection. */
export const OfflineLine = styled.p`
  padding: ${t.space[8]} ${t.space[16]};
  background: ${t.color.sunSoft};
  color: ${t.color.sun};
  font-size: ${t.text.sm};
  font-weight: 500;
  text-align: center;
`;
