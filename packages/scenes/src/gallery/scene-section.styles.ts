import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Picture = styled.figure`
  overflow: hidden;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};

  & figcaption {
    padding: ${t.space[12]} ${t.space[16]};
    font-size: ${t.text.xs};
  }
`;
