import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Crumbs = styled.nav`
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

export const Hero = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[20]} ${t.space[24]};
  align-items: flex-end;
  justify-content: space-between;
  min-height: clamp(18rem, 30vw, 22.5rem);
  padding: ${t.space[24]};
  overflow: clip;
  border-radius: ${t.radius.hero};
  color: ${t.color.onScene};
  isolation: isolate;

  & > :first-child {
    z-index: -1;
  }
  &[data-status='cancelled'] > :first-child {
    filter: grayscale(0.85);
  }
  ${media.tablet} {
    padding: ${t.space[32]};
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 18rem;
  gap: ${t.space[8]};
  min-width: 0;
`;

export const Days = styled.p`
  font-size: ${t.text.md};
  font-variant-numeric: tabular-nums;
`;

export const Acts = styled.div`
  display: flex;
  gap: ${t.space[12]};

  ${media.phone} {
    width: 100%;

    & > * {
      flex: 1;
    }
  }
`;
