import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Layout = styled.div`
  display: grid;
  gap: ${t.space[32]};
  padding-block: ${t.space[24]} ${t.space[72]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${t.space[48]};
    padding-block-start: ${t.space[48]};
  }
`;

export const Steps = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${t.space[32]};
  /* At least to the screen's lower edge, so that Next is there at every step: 4.25rem of header, and the space above. */
  min-height: calc(100dvh - 4.25rem - ${t.space[24]});
  min-width: 0;

  ${media.desktop} {
    min-height: calc(100dvh - 4.25rem - ${t.space[48]});
  }
`;

export const Asked = styled.header`
  display: grid;
  gap: ${t.space[8]};

  h1 {
    /* As wide as its words: what must not cover it has the rest of the row. */
    justify-self: start;
    scroll-margin-top: 5.5rem;
  }
  h1:focus {
    outline: none;
  }
`;

export const Moves = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  gap: ${t.space[12]};
  justify-content: space-between;
  margin-top: auto;
  padding-block: ${t.space[16]} calc(${t.space[16]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${t.color.line};
  background: ${t.color.paper};

  ${media.phone} {
    > button:last-child {
      flex: 1;
    }
  }
`;

export const Aside = styled.aside`
  display: none;

  ${media.desktop} {
    position: sticky;
    top: 5.75rem;
    display: grid;
    gap: ${t.space[16]};
    align-self: start;
  }
`;

export const Picture = styled.div`
  aspect-ratio: 16 / 10;
  overflow: clip;
  border-radius: ${t.radius.panel};
`;

export const Lines = styled.dl`
  margin: 0;
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding-block: ${t.space[8]};
  border-top: 1px solid ${t.color.line};

  &:first-child {
    border-top: 0;
  }

  dt {
    color: ${t.color.ink2};
    font-size: ${t.text.xs};
  }
  dd {
    margin: 0;
  }
  dd:last-child {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

export const Said = styled.dd`
  overflow-wrap: anywhere;
  font-size: ${t.text.sm};
  font-weight: 600;

  &[data-state='open'] {
    color: ${t.color.ink3};
    font-weight: 400;
  }
`;

export const Stages = styled.ol`
  display: grid;
  gap: ${t.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Stage = styled.li`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  color: ${t.color.ink3};

  svg {
    visibility: hidden;
    color: ${t.color.ok};
  }
  &[data-state='current'] {
    color: ${t.color.ink};
    font-weight: 600;
  }
  &[data-state='done'] {
    color: ${t.color.ink2};
  }
  &[data-state='done'] svg {
    visibility: visible;
  }
`;

export const SentenceLine = styled.p`
  margin: 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  line-height: 1.9;
`;

export const Jump = styled.button`
  display: inline;
  padding: ${t.space[4]} 0;
  border: 0;
  background: none;
  color: ${t.color.accent};
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

/** A field and its button in one row; below each other on a phone. */
export const SayItRow = styled.div`
  display: grid;
  gap: ${t.space[12]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;
