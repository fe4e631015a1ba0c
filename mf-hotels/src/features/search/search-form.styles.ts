import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: ${t.space[16]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: 1.6fr 1.1fr 1.1fr 1.2fr auto;
  }
`;

export const WideCell = styled.div`
  ${media.tablet} {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-column: auto;
  }
`;

/** The button stands beside the controls, below their labels. */
export const SubmitCell = styled.div`
  ${media.tablet} {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-column: auto;
    padding-top: calc(${t.text.sm} * 1.4 + ${t.space[4]});
  }
`;
