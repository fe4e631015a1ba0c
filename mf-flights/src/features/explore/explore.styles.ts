import { Card, media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: ${t.space[16]};
  padding: ${t.space[20]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};

  ${media.phone} {
    padding: ${t.space[16]};
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${t.space[12]};
  align-items: start;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: 2fr 1fr 1fr;

    > :first-child {
      grid-column: auto;
    }
  }
  ${media.desktop} {
    grid-template-columns: 1.7fr repeat(5, minmax(0, 1fr));
  }
`;

export const MoreFields = styled.div`
  display: grid;
  gap: ${t.space[12]};
  align-items: start;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.phone} {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Folded = styled.div`
  display: grid;
  gap: ${t.space[16]};
`;

export const TypeRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]} ${t.space[20]};
  align-items: center;
`;

/** What goes to the next line goes there in company. */
export const Together = styled.div`
  display: flex;
  gap: ${t.space[20]};
  align-items: center;
`;

/** Map and list side by side; on a phone one of them. */
export const Stage = styled.div`
  display: grid;
  gap: ${t.space[20]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

export const MapPlace = styled.div`
  display: grid;
  gap: ${t.space[12]};
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    top: 5.5rem;
  }
`;

/** As high as the map that comes. */
export const MapWaiting = styled.div`
  overflow: hidden;
  aspect-ratio: 358 / 280;
  border-radius: ${t.radius.card};

  > * {
    height: 100%;
  }
  ${media.desktop} {
    aspect-ratio: 720 / 440;
  }
`;

export const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${t.space[12]};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const PlaceRow = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr) auto;
  gap: ${t.space[4]} ${t.space[16]};
  overflow: hidden;
  align-items: center;
  min-height: 6.25rem;
  padding-inline-end: ${t.space[16]};

  &[data-pointed] {
    border-color: ${t.color.accent};
    box-shadow: inset 0 0 0 1px ${t.color.accent};
  }
  ${media.phone} {
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    column-gap: ${t.space[12]};
    padding-inline-end: ${t.space[12]};
  }
`;

export const Picture = styled.div`
  align-self: stretch;
  background: ${t.color.sunken};

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  padding-block: ${t.space[8]};
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;

  h2 {
    color: ${t.color.ink};
  }
  /* The whole row leads to the flights; its name says so. */
  h2 > a {
    color: inherit;
    text-decoration: none;
  }
  h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t.radius.card};
  }
`;

export const Money = styled.div`
  display: grid;
  justify-items: end;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${t.color.ink};
    font-weight: 650;
    font-size: ${t.text.xl};
    line-height: 1.2;
  }
  /* Above the row's own link, and as large as a finger. */
  a {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    min-height: ${t.size.target};
    margin-bottom: -0.5rem;
    color: ${t.color.accent};
    font-weight: 600;
  }
`;
