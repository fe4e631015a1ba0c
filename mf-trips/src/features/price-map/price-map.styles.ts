import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const MapBox = styled.div`
  height: clamp(20rem, 60vh, 32rem);
  overflow: hidden;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.sea};
`;
