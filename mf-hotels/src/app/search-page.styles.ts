import { Card, media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${t.space[24]};
  padding-block: ${t.space[8]} ${t.space[72]};
`;

export const Hero = styled.div`
  display: grid;
  align-content: end;
  min-height: 236px;
  padding: ${t.space[24]} ${t.space[20]} calc(${t.space[72]} + ${t.space[8]});
  position: relative;
  overflow: hidden;
  border-radius: ${t.radius.panel};
  color: ${t.color.onScene};
  isolation: isolate;

  ${media.tablet} {
    min-height: 320px;
    padding: ${t.space[32]} ${t.space[48]} calc(${t.space[72]} + ${t.space[32]});
    border-radius: ${t.radius.hero};
  }

  /* Whoever has searched has come for what was found. */
  &[data-state='searched'] {
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${t.space[8]};
      align-content: center;
      align-items: center;
      min-height: ${t.size.target};
      padding: 0;
      border-radius: 0;
      color: inherit;
    }
    ${media.tablet} {
      min-height: 0;
      padding: ${t.space[24]} ${t.space[48]} calc(${t.space[48]} + ${t.space[16]});
    }
  }
`;

/** A phone folds the form away, and this brings it back. */
export const Edit = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

export const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;

  ${media.phone} {
    [data-state='searched'] > & {
      display: none;
    }
  }
`;

/** The search card lies half on the picture. */
export const Panel = styled(Card)`
  margin-top: calc(-1 * (${t.space[32]} + ${t.space[24]}));
  margin-inline: ${t.space[12]};
  z-index: 1;

  ${media.phone} {
    &[data-folded] {
      display: none;
    }
    [data-state='searched'] + & {
      margin: ${t.space[16]} 0 0;
    }
  }
  ${media.tablet} {
    margin-top: calc(-1 * (${t.space[48]} + ${t.space[32]}));
    margin-inline: ${t.space[32]};

    [data-state='searched'] + & {
      margin-top: calc(-1 * ${t.space[48]});
    }
  }
`;
