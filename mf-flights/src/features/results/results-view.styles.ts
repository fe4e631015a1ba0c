import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${t.space[24]};

  ${media.desktop} {
    grid-template-columns: 16.5rem minmax(0, 1fr);
    gap: ${t.space[32]};
  }
`;

export const Side = styled.aside`
  padding-top: ${t.space[8]};
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
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const Count = styled.p`
  margin: 0;
  font-size: ${t.text.sm};
  color: ${t.color.ink2};

  & strong {
    color: ${t.color.ink};
    font-weight: 600;
    font-size: ${t.text.md};
  }
`;

export const Selectors = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;

  ${media.phone} {
    width: 100%;

    & > * {
      flex: 1 1 auto;
    }
  }
`;

export const List = styled.ol`
  display: grid;
  gap: ${t.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${t.space[8]};
`;
