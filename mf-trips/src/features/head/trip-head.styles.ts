import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Crumbs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space[16]};
  align-items: center;
  justify-content: space-between;

  & ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[4]} ${t.space[8]};
    align-items: center;
    margin: 0;
    padding: 0;
    color: ${t.color.ink3};
    font-size: ${t.text.sm};
    list-style: none;
  }
  & li + li::before {
    content: '/' / '';
    margin-right: ${t.space[8]};
    color: ${t.color.ink3};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${t.size.target};
    color: ${t.color.accent};
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

/** Nothing is written over the picture, so no place needs to be greyed for it. */
export const Hero = styled.div`
  position: relative;
  height: clamp(9rem, 22vw, 15rem);
  overflow: clip;
  border-radius: ${t.radius.hero};
  isolation: isolate;

  &[data-status='cancelled'] > :first-child {
    filter: grayscale(0.85);
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[16]} ${t.space[24]};
  align-items: flex-end;
  justify-content: space-between;
  padding-top: ${t.space[20]};
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 20rem;
  gap: ${t.space[8]};
  min-width: 0;

  & h1 {
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[20]};
  margin: 0;
  padding: 0;
  color: ${t.color.ink2};
  font-variant-numeric: tabular-nums;
  list-style: none;
`;

export const Fact = styled.li``;

export const Acts = styled.div`
  display: flex;
  gap: ${t.space[8]};

  ${media.phone} {
    width: 100%;

    & > button:not(:last-child) {
      flex: 1;
    }
  }
`;
