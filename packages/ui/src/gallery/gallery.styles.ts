import { styled } from 'styled-components';
import { media, t } from '../tokens';

export const Page = styled.main`
  padding-block: ${t.space[32]} ${t.space[72]};
`;

export const Section = styled.section`
  padding-top: ${t.space[48]};

  & > h2 {
    padding-bottom: ${t.space[12]};
    margin-bottom: ${t.space[24]};
    border-bottom: 1px solid ${t.color.line};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[24]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Swatch = styled.div`
  overflow: hidden;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.control};
  background: ${t.color.surface};
  font-size: ${t.text.xs};

  & svg {
    width: 100%;
    height: 3.5rem;
  }
  & span {
    display: block;
    padding: ${t.space[8]} ${t.space[12]};
  }
`;

export const Hero = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 26rem;
  padding: clamp(${t.space[24]}, 6vw, ${t.space[72]});
  overflow: hidden;
  border-radius: ${t.radius.hero};
  color: ${t.color.onScene};
  isolation: isolate;

  & > div:first-child {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
`;

/** Where a picture would be, dark enough for words on a scene. */
export const Ground = styled.div`
  min-height: 8rem;
  background: ${t.color.sceneInk};
`;

export const HeroWords = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space[16]};
  align-items: flex-start;
  max-width: 38rem;
`;

export const SearchRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[12]};
  align-items: end;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: 1.4fr 1.4fr 1fr 1fr auto;
  }
`;
