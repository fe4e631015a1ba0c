import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** The facts beside the map; above it on a phone. */
export const FactsAndMap = styled.div`
  display: grid;
  gap: ${t.space[20]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

export const MapBox = styled.div`
  display: grid;
  height: 22rem;
  overflow: hidden;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.sea};

  ${media.desktop} {
    height: auto;
    min-height: 24rem;
  }
`;

export const MapNote = styled.div`
  display: grid;
  gap: ${t.space[12]};
  align-content: center;
  justify-items: center;
  height: 100%;
  padding: ${t.space[20]};
  text-align: center;
`;

export const Airports = styled.ul`
  display: grid;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    color: ${t.color.accent};
  }
`;
