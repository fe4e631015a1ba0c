import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  gap: ${t.space[48]};

  &:focus {
    outline: 0;
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr));
  gap: ${t.space[24]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    min-width: 0;
  }
  & > li > article {
    display: flex;
    flex-direction: column;
  }
`;

export const BonePicture = styled.div`
  aspect-ratio: 16 / 10;
  overflow: clip;

  & > * {
    width: 100%;
    height: 100%;
    border-radius: 0;
  }
`;

export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[16]} ${t.space[24]};
  align-items: end;
  justify-content: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 20rem) auto;
  }
`;
