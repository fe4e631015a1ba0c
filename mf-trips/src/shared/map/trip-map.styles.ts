import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Frame = styled.figure`
  position: relative;
  margin: 0;
  overflow: hidden;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.sunken};
`;

/** As high before the map has come, so that nothing moves. */
export const MapBox = styled.div`
  height: 20rem;
  background: ${t.color.sea};

  &[data-size='wide'] {
    height: clamp(24rem, 62vh, 36rem);
  }
`;

export const Caption = styled.figcaption`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
  /* Two lines, whichever sentence it is: it changes when the place is found. */
  min-height: 4.25rem;
  padding: ${t.space[12]} ${t.space[16]};
  border-top: 1px solid ${t.color.line};
  background: ${t.color.surface};
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;
