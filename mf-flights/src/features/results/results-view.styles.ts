import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { AT_FIRST } from './results.model';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: 16.5rem minmax(0, 1fr);
    gap: ${t.space[32]};
  }
`;

export const Side = styled.aside`
  min-width: 0;
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[8]};
  align-content: start;
  min-width: 0;
`;

/** How many there are, and in which order. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  justify-content: space-between;
`;

/** The filters in force: beside how many there are where there is room, so that they push no flight down. */
export const Chosen = styled.div`
  flex: 1 1 12rem;
  min-width: 0;

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`;

export const Count = styled.p`
  margin: 0;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};

  & strong {
    color: ${t.color.ink};
    font-weight: 600;
    font-size: ${t.text.md};
  }
`;

export const Selectors = styled.div`
  display: flex;
  gap: ${t.space[8]};
  align-items: center;

  ${media.phone} {
    width: 100%;

    & > * {
      flex: 1 1 auto;
      padding-inline: ${t.space[12]};
      white-space: nowrap;
    }
    & > div {
      padding-inline: 0;
    }
    & [data-variant='pill'] {
      width: 100%;
    }
  }
`;

/** What a card has room for depends on the list, which is narrower beside the filters than it is on a tablet. */
export const List = styled.ol`
  container-type: inline-size;
  display: grid;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  /* Those that were asked for, one screenful after another, are laid out and painted only where they are near. They stay
     in the document, unlike in a list that takes them out: the page is searched, read out and tabbed through as a whole. */
  & > :nth-child(n + ${AT_FIRST + 1}) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 15rem;
    overflow-clip-margin: ${t.space[4]};

    ${media.desktop} {
      contain-intrinsic-block-size: auto 7.5rem;
    }
  }
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${t.space[8]};
`;
