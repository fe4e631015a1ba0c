import { css, keyframes, styled } from 'styled-components';
import { Dialog } from 'radix-ui';
import { media, t } from '../tokens';

const fade = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(12px) scale(0.985); }`;
const sheet = keyframes`from { transform: translateY(100%); }`;
const sheetOut = keyframes`to { transform: translateY(100%); }`;

export const scrimLook = css`
  position: fixed;
  inset: 0;
  z-index: ${t.z.dialog};
  display: grid;
  /* No window is wider than the screen, whatever is in it. */
  grid-template-columns: minmax(0, 1fr);
  padding: ${t.space[24]};
  overflow-y: auto;
  overscroll-behavior: contain;
  place-items: center;
  background: ${t.color.scrim};

  &[data-state='open'] {
    animation: ${fade} ${t.motion.enter} ease-out;
  }
  &[data-state='closed'] {
    animation: ${fadeOut} ${t.motion.state} ease-out;
  }
  ${media.phone} {
    padding: ${t.space[48]} 0 0;
    /* A field that is reached by keys is not left behind the footer. */
    scroll-padding-bottom: 8rem;
    place-items: end stretch;

    /* Nor is the first one left under a toast, which stands at the top of a phone: it looks at once for what it may cover. */
    :root:has([data-part='toast']) & {
      padding-top: 8.5rem;
      scroll-padding-top: 8.5rem;
    }
  }
`;

export const panelLook = css`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 32rem;
  border-radius: ${t.radius.panel};
  background: ${t.color.raised};
  color: ${t.color.ink};
  box-shadow: ${t.shadow.dialog};

  &:focus {
    outline: 0;
  }
  &[data-size='sm'] {
    max-width: 25rem;
  }
  &[data-size='lg'] {
    max-width: 46rem;
  }
  &[data-state='open'] {
    animation: ${rise} ${t.motion.enter} ease-out;
  }
  ${media.phone} {
    && {
      max-width: none;
    }
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: ${t.radius.panel} ${t.radius.panel} 0 0;

    &[data-state='open'] {
      animation: ${sheet} ${t.motion.enter} ease-out;
    }
    &[data-state='closed'] {
      animation: ${sheetOut} ${t.motion.state} ease-in;
    }
  }
`;

export const Scrim = styled(Dialog.Overlay)`
  ${scrimLook}
`;

export const Panel = styled(Dialog.Content)`
  ${panelLook}
`;

export const Head = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: flex-start;
  justify-content: space-between;
  padding: ${t.space[20]} ${t.space[16]} 0 ${t.space[24]};
`;

export const titleLook = css`
  padding-top: 7px;
  font: 560 ${t.text.xl} / 1.25 ${t.font.display};
  letter-spacing: -0.015em;
`;

export const Title = styled(Dialog.Title)`
  ${titleLook}
`;

export const Description = styled(Dialog.Description)`
  padding: ${t.space[4]} ${t.space[24]} 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;

export const Body = styled.div`
  padding: ${t.space[20]} ${t.space[24]} ${t.space[24]};
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  justify-content: flex-end;
  padding: ${t.space[16]} ${t.space[24]};
  border-top: 1px solid ${t.color.line};

  ${Head} + &,
  ${Description} + & {
    margin-top: ${t.space[20]};
  }
  ${media.phone} {
    /* What a sheet is closed or confirmed by stays in sight however long it is. */
    position: sticky;
    bottom: 0;
    z-index: 1;
    flex-wrap: wrap-reverse;
    background: ${t.color.raised};

    & > button,
    & > a {
      flex: 1 0 auto;
    }
  }
`;
