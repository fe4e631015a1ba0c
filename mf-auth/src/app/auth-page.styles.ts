import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Split = styled.div`
  display: grid;
  gap: ${t.space[32]};
  padding-block: ${t.space[8]} ${t.space[48]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    gap: ${t.space[72]};
    align-items: start;
    padding-block: ${t.space[16]} ${t.space[72]};
  }
`;

export const Picture = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  min-height: 148px;
  padding: ${t.space[12]};
  overflow: hidden;
  border-radius: ${t.radius.panel};
  isolation: isolate;

  ${media.desktop} {
    position: sticky;
    top: calc(${t.space[72]} + ${t.space[12]});
    height: clamp(520px, 100vh - 120px, 700px);
    padding: ${t.space[24]};
    border-radius: ${t.radius.hero};
  }
`;

export const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
`;

export const Illustration = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** Words on glass, so that the whole picture keeps its colours. */
export const Caption = styled.div`
  padding: ${t.space[8]} ${t.space[16]};
  border-radius: ${t.radius.control};
  background: ${t.color.glass};
  color: ${t.color.onScene};
  backdrop-filter: blur(14px);

  ${media.desktop} {
    flex: 1;
    padding: ${t.space[24]} ${t.space[32]};
    border-radius: ${t.radius.card};
  }
`;

export const Pledge = styled.p`
  margin: 0;
  font-family: ${t.font.display};
  font-size: ${t.text.lg};
  font-weight: 560;
  letter-spacing: -0.015em;
  line-height: 1.2;
  text-wrap: balance;

  ${media.desktop} {
    font-size: ${t.text.h2};
  }
`;

export const Detail = styled.p`
  display: none;

  ${media.desktop} {
    display: block;
    margin: ${t.space[8]} 0 0;
    line-height: 1.5;
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space[24]};
  width: 100%;
  max-width: calc(${t.size.form} + ${t.space[24]});
  margin-inline: auto;

  ${media.desktop} {
    padding-block: ${t.space[16]};
  }
`;

/** Two tabs, each as wide as the other. */
export const Forms = styled.div`
  [role='tablist'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  [role='tab'] {
    justify-content: center;
    text-align: center;
  }
`;

export const Or = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space[16]};
  color: ${t.color.ink3};
  font-size: ${t.text.sm};

  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid ${t.color.line};
    content: '';
  }
`;

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
  color: ${t.color.accent};
`;
