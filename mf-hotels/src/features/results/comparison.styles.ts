import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** In sight at the lower edge of the window. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: ${t.space[8]};
  z-index: ${t.z.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[8]} ${t.space[16]};
  padding: ${t.space[8]} ${t.space[20]};
  background: ${t.color.raised};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  box-shadow: ${t.shadow.float};

  p {
    flex: 1 1 10rem;
    margin: 0;
  }
  /* Both buttons under the words, side by side, rather than one of them alone on a line. */
  ${media.phone} {
    padding-inline: ${t.space[12]};

    p {
      flex-basis: 100%;
    }
    button {
      flex: 1;
    }
  }
`;
