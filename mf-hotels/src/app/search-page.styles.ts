import { Card, media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${t.space[32]};
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
`;

export const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
`;

/** The search card lies half on the picture. */
export const Panel = styled(Card)`
  margin-top: calc(-1 * (${t.space[32]} + ${t.space[24]}));
  margin-inline: ${t.space[12]};
  z-index: 1;

  ${media.tablet} {
    margin-top: calc(-1 * (${t.space[48]} + ${t.space[32]}));
    margin-inline: ${t.space[32]};
  }
`;
