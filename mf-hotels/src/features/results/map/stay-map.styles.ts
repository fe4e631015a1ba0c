import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Frame = styled.figure`
  margin: 0;
`;

export const MapBox = styled.div`
  height: clamp(20rem, 68vh, 42rem);
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  overflow: hidden;
`;

export const Caption = styled.figcaption`
  margin-block-start: ${t.space[8]};
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
`;
