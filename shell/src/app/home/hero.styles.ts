import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const HeroBox = styled.section`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  margin-inline: clamp(${t.space[12]}, 2vw, ${t.space[24]});
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
    object-position: 60% 30%;
  }
  /* Holds white words at 4.5:1 on whatever the picture shows there. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(180deg, ${t.color.glass}, ${t.color.glass} 55%, transparent);
  }
  ${media.desktop} {
    &::before {
      background: linear-gradient(90deg, ${t.color.glass} 38%, transparent 72%);
    }
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${t.space[20]};
  width: min(${t.size.page}, 100% - 2 * ${t.space[20]});
  margin-inline: auto;
  padding-block: ${t.space[32]} calc(5.5rem + ${t.space[32]});

  ${media.desktop} {
    padding-block: ${t.space[72]} calc(5.5rem + ${t.space[72]});
  }
`;

export const Eyebrow = styled.p`
  padding: ${t.space[8]} ${t.space[16]};
  border: 1px solid ${t.color.glassLine};
  border-radius: ${t.radius.full};
  font-size: ${t.text.xs};
  font-weight: 500;
`;

export const Title = styled.h1`
  max-width: 13em;
  font-size: ${t.text.hero};
  line-height: 1.04;
`;

export const Lead = styled.p`
  max-width: 35rem;
  font-size: ${t.text.md};

  ${media.tablet} {
    font-size: ${t.text.lg};
  }
`;

/** Each on a line of its own: what is planned for today. */
export const Lines = styled.ul`
  display: grid;
  gap: ${t.space[4]};
  max-width: 35rem;
  margin: 0;
  padding: 0;
  list-style: none;
  font-weight: 500;
`;

export const Actions = styled.div`
  display: grid;
  gap: ${t.space[12]};
  width: 100%;

  ${media.tablet} {
    display: flex;
  }
`;

/** A field on the picture, with its button in the same row. */
export const SentenceForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t.space[12]};
  width: min(100%, 42rem);
`;
