import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const SectionHead = styled.div`
  display: grid;
  gap: ${t.space[24]};
  align-items: center;
  padding-block: ${t.space[24]} ${t.space[32]};

  & h1 {
    font-size: ${t.text.h1};
  }
  & p {
    max-width: 34rem;
    margin-block: ${t.space[12]} ${t.space[20]};
    color: ${t.color.ink2};
    font-size: ${t.text.lg};
  }
  ${media.desktop} {
    grid-template-columns: 1fr 30rem;
    gap: ${t.space[48]};
    padding-block: ${t.space[32]} ${t.space[48]};
  }
`;

export const SectionPicture = styled.div`
  order: -1;
  height: 8.5rem;
  overflow: hidden;
  border-radius: ${t.radius.panel};

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.desktop} {
    order: 0;
    height: 14rem;
  }
`;

export const SectionBody = styled.div`
  padding-bottom: ${t.space[48]};
`;

/** Chapters of a guide, two beside each other where there is room. */
export const Chapters = styled.div`
  display: grid;
  gap: ${t.space[20]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Chapter = styled.section`
  padding: ${t.space[24]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};

  & h2 {
    font-size: ${t.text.h3};
  }
  & ul {
    display: grid;
    gap: ${t.space[12]};
    margin: ${t.space[16]} 0 0;
    padding-left: ${t.space[20]};
    color: ${t.color.ink2};
  }
  & b {
    color: ${t.color.ink};
    font-weight: 600;
  }
`;

export const GuideEnd = styled.div`
  display: grid;
  justify-items: start;
  gap: ${t.space[16]};
  margin-top: ${t.space[32]};
  color: ${t.color.ink2};
`;
