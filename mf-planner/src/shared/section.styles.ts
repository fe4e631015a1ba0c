import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  gap: ${t.space[8]} ${t.space[24]};
  align-items: end;
  justify-content: space-between;
  margin-bottom: ${t.space[20]};

  p {
    margin: ${t.space[4]} 0 0;
  }
  a {
    flex: none;
    padding-block: ${t.space[12]};
    color: ${t.color.accent};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** A grid that becomes a row to swipe on a phone, with the next card peeking in. */
export const Row = styled.ul`
  display: grid;
  gap: ${t.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.phone} {
    grid-auto-columns: 74%;
    grid-auto-flow: column;
    margin-inline: -${t.space[16]};
    padding: ${t.space[4]} ${t.space[16]} ${t.space[12]};
    overflow-x: auto;
    scroll-padding-inline: ${t.space[16]};
    scroll-snap-type: x mandatory;
    scrollbar-width: none;

    > li {
      scroll-snap-align: start;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.desktop} {
    gap: ${t.space[20]};
    grid-template-columns: repeat(4, 1fr);
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${t.space[20]};

  > * {
    height: 19rem;
    border-radius: ${t.radius.card};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

/** A grid of cards that goes on down the page. */
export const CardGrid = styled.ul`
  display: grid;
  gap: ${t.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.desktop} {
    gap: ${t.space[20]};
    grid-template-columns: repeat(3, 1fr);
  }
`;
