import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const HomeSection = styled.section`
  padding-top: ${t.space[48]};

  ${media.desktop} {
    padding-top: ${t.space[72]};
  }
`;

export const ComingSection = styled(HomeSection)`
  min-height: 52rem;

  ${media.desktop} {
    min-height: 34rem;
  }
`;

/** The search card climbs onto the hero. */
export const SearchSlot = styled.section`
  position: relative;
  z-index: 1;
  margin-top: -5.5rem;
`;

export const SearchCard = styled.div`
  padding: ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.panel};
  background: ${t.color.raised};
  box-shadow: ${t.shadow.float};

  ${media.desktop} {
    margin-inline: ${t.space[24]};
    padding: ${t.space[24]};
  }
`;

export const PlainCard = styled.div`
  margin-top: ${t.space[20]};
  padding: ${t.space[20]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
`;

export const FieldsShape = styled.div`
  display: grid;
  gap: ${t.space[16]};

  & > * {
    height: 4.75rem;
  }
  & > :first-child {
    height: ${t.size.target};
  }
  ${media.desktop} {
    grid-template-columns: 2fr 2fr 1.5fr 1.5fr 1.3fr;

    & > :first-child {
      grid-column: 1 / -1;
      max-width: 15rem;
    }
  }
`;

export const CardsShape = styled.div`
  display: grid;
  gap: ${t.space[20]};
  margin-top: ${t.space[24]};

  /* Twice, to weigh more than the skeleton's own height. */
  && > * {
    height: 19rem;
    border-radius: ${t.radius.card};
  }
  & > :nth-child(n + 2) {
    display: none;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);

    & > :nth-child(2) {
      display: block;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);

    & > :nth-child(n + 2) {
      display: block;
    }
  }
`;

export const Split = styled.div`
  display: grid;
  gap: ${t.space[32]};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: 1fr 1.15fr;
    gap: ${t.space[72]};

    &[data-picture='right'] > :first-child {
      order: 2;
    }
  }
`;

export const SplitPicture = styled.div`
  overflow: hidden;
  border-radius: ${t.radius.panel};

  & img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;

export const Lead = styled.p`
  margin-top: ${t.space[12]};
  color: ${t.color.ink2};
  font-size: ${t.text.lg};
`;

export const Points = styled.ul`
  display: grid;
  gap: ${t.space[20]};
  margin-block: ${t.space[24]};

  & li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${t.space[4]} ${t.space[16]};
  }
  & svg {
    grid-row: span 2;
    box-sizing: content-box;
    width: 1.25rem;
    height: 1.25rem;
    padding: ${t.space[12]};
    border-radius: ${t.radius.control};
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
  }
  & h3 {
    font: 600 ${t.text.md} / 1.4 ${t.font.sans};
    letter-spacing: -0.01em;
  }
  & p {
    color: ${t.color.ink2};
    font-size: ${t.text.sm};
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${t.space[24]};
  margin: ${t.space[24]} 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  & li {
    position: relative;
    padding-left: 3.5rem;
    counter-increment: step;
  }
  & li::before {
    content: counter(step);
    position: absolute;
    top: 0;
    left: 0;
    width: 2.25rem;
    color: ${t.color.accent};
    font: 560 ${t.text.h2} / 1 ${t.font.display};
    font-variant-numeric: lining-nums;
  }
  & h3 {
    font: 600 ${t.text.md} / 1.4 ${t.font.sans};
    letter-spacing: -0.01em;
  }
  & p {
    color: ${t.color.ink2};
    font-size: ${t.text.sm};
  }
`;

export const Band = styled.section`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  margin: ${t.space[72]} clamp(${t.space[12]}, 2vw, ${t.space[24]}) 0;
  border-radius: ${t.radius.hero};
  background: ${t.color.sceneInk};
  color: ${t.color.onScene};

  & img {
    position: absolute;
    z-index: -2;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(90deg, ${t.color.glass} 30%, transparent 85%);
  }
`;

export const BandWords = styled.div`
  display: grid;
  gap: ${t.space[12]};
  max-width: 34rem;
  padding-block: ${t.space[48]};

  & h2 {
    font-size: ${t.text.h2};
  }
  ${media.desktop} {
    padding-block: ${t.space[72]};
  }
`;
