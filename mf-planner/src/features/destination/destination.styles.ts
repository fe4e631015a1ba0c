import { Card, media, t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { PictureFrame } from '../../shared/place-picture.styles';
import { CardGrid } from '../../shared/section.styles';

export const Opening = styled.section`
  display: grid;
  gap: ${t.space[24]};
  margin-top: ${t.space[12]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
`;

/** The picture at the head, as a card's frame but wider. */
export const HeadPicture = styled.div`
  overflow: hidden;
  border-radius: ${t.radius.panel};

  > * {
    aspect-ratio: 16 / 10;
    height: auto;
  }
`;

export const HeadWords = styled.div`
  display: grid;
  gap: ${t.space[16]};
  justify-items: start;

  h1 {
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  margin: 0;
  color: ${t.color.ink2};
  font-variant-numeric: tabular-nums;
`;

export const Highlights = styled.ul`
  display: grid;
  gap: ${t.space[8]};
  margin: 0;
  padding-left: ${t.space[20]};
  color: ${t.color.ink2};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};

  ${media.phone} {
    width: 100%;

    > * {
      flex: 1 1 100%;
    }
  }
`;

/** The cards of facts: when to go beside what it costs and what to know. */
export const FactCards = styled.div`
  display: grid;
  gap: ${t.space[20]};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const FactCard = styled(Card)`
  display: grid;
  gap: ${t.space[16]};
  align-content: start;
`;

export const Year = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${t.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;
  text-align: center;

  li {
    display: grid;
    grid-template-rows: 9rem auto auto;
    gap: ${t.space[4]};
  }
  abbr {
    color: ${t.color.ink2};
    text-decoration: none;
  }
`;

/** A month's bar; the best months also have a mark, because colour alone tells nobody. */
export const Bar = styled.span`
  align-self: end;
  height: calc(var(--share) * 100%);
  border: 1px solid ${t.color.control};
  border-radius: ${t.radius.small} ${t.radius.small} 0 0;
  background: ${t.color.sunken};

  &[data-best] {
    border-color: ${t.color.accent};
    border-top-width: 5px;
    background: ${t.color.accentSoft};
  }
`;

export const Pairs = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${t.space[12]} ${t.space[20]};
  margin: 0;

  dt {
    color: ${t.color.ink2};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

/** Names of sights in columns. */
export const Sights = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${t.space[8]} ${t.space[24]};
  margin: 0;
  padding-left: ${t.space[24]};
`;

export const Part = styled.section`
  display: grid;
  gap: ${t.space[20]};
  margin-top: ${t.space[48]};
`;

export const ThingChoices = styled.div`
  display: grid;
  gap: ${t.space[16]};
`;

export const ThingFields = styled.div`
  display: grid;
  gap: ${t.space[12]};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 14rem));
  }
`;

/** One under the other on a phone, where a dozen pictures would push the words apart: a strip of each is enough there. */
export const ThingGrid = styled(CardGrid)`
  ${media.phone} {
    ${PictureFrame} {
      aspect-ratio: 12 / 5;
    }
  }
`;
