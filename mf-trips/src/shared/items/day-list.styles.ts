import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/**
 * A day; what is far from the screen is not laid out. Until then it is taken to be as tall as its `--rows` at most are, so that
 * nothing in it reaches over what follows.
 */
export const Section = styled.section`
  padding: ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
  content-visibility: auto;
  container-type: inline-size;
  contain-intrinsic-height: auto calc(8rem + var(--rows) * 7rem);
  scroll-margin-top: 5.5rem;

  &[data-tone='sunken'] {
    background: ${t.color.sunken};
  }
  &[data-tone='sun'] {
    border-color: ${t.color.sun};
  }
  &[data-target] {
    border-color: ${t.color.accent};
  }
  ${media.tablet} {
    contain-intrinsic-height: auto calc(8rem + var(--rows) * 5rem);
    padding: ${t.space[20]} ${t.space[24]};
  }
`;

export const Head = styled.header`
  display: flex;
  gap: ${t.space[8]};
  align-items: center;
  min-height: ${t.size.target};
  margin-bottom: ${t.space[4]};

  & > h3 {
    flex: 1;
    min-width: 0;
  }
  & > h3:focus {
    outline: none;
  }
  @container (max-width: 26rem) {
    & [data-words] {
      display: none;
    }
  }
`;

export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Nothing = styled.p`
  margin: 0;
  padding: ${t.space[8]} 0;
  color: ${t.color.ink3};
  font-size: ${t.text.sm};
`;

export const Night = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[12]};
  align-items: center;
  justify-content: space-between;
  margin: ${t.space[12]} 0 0;
  padding: ${t.space[4]} ${t.space[4]} ${t.space[4]} ${t.space[12]};
  border-radius: ${t.radius.control};
  background: ${t.color.sunSoft};
  color: ${t.color.sun};
  font-size: ${t.text.sm};
  font-weight: 500;
`;
