import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** Filters beside the list, or the list beside a map. */
export const Columns = styled.div`
  display: grid;
  gap: ${t.space[24]};

  &[data-view='map'] > :last-child {
    order: -1;
  }
  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${t.space[32]};

    &[data-view='map'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 0.85fr);
    }
    &[data-view='map'] > :last-child {
      order: 0;
    }
  }
`;

export const Rail = styled.aside`
  min-width: 0;
`;

export const Main = styled.div`
  display: grid;
  gap: ${t.space[16]};
  align-content: start;
  min-width: 0;
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;
  justify-content: space-between;

  > :first-child {
    flex: 1 1 8rem;
    max-width: 15rem;
  }
`;

export const Tools = styled.div`
  display: flex;
  gap: ${t.space[8]};

  ${media.phone} {
    > button {
      padding-inline: ${t.space[12]};
    }
  }
`;

export const MapFrame = styled.div`
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    /* Below the bar of the page, which would lie over the map's buttons. */
    inset-block-start: 5.25rem;
    align-self: start;
  }
`;

/** As high as the map will be. */
export const MapWaiting = styled.div`
  height: clamp(20rem, 68vh, 42rem);
  border-radius: ${t.radius.card};
  background: ${t.color.sunken};
`;
