import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Card = styled.div`
  display: grid;
  overflow: hidden;
  margin-block: ${t.space[24]} 0;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.hero};
  background: ${t.color.surface};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    min-height: 30rem;
    margin-top: ${t.space[32]};
  }
`;

export const CardPicture = styled.div`
  position: relative;
  min-height: 14rem;

  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const CardWords = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${t.space[16]};
  padding: ${t.space[32]} ${t.space[24]};

  & h1 {
    font-size: ${t.text.h1};
  }
  & p {
    max-width: 28rem;
    color: ${t.color.ink2};
    font-size: ${t.text.lg};
  }
  ${media.desktop} {
    padding: ${t.space[48]};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  margin-top: ${t.space[8]};
`;

export const Prose = styled.div`
  display: grid;
  gap: ${t.space[16]};
  padding-top: ${t.space[48]};

  & h1 {
    font-size: ${t.text.h1};
  }
  & h2 {
    margin-top: ${t.space[16]};
    font-size: ${t.text.h3};
  }
  & p {
    color: ${t.color.ink2};
  }
`;

export const ResultsHead = styled.div`
  display: grid;
  gap: ${t.space[8]};
  padding-block: ${t.space[32]} ${t.space[8]};

  & h1 {
    font-size: ${t.text.h1};
    overflow-wrap: anywhere;
  }
  & p {
    color: ${t.color.ink2};
  }
`;

export const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[24]};
`;

export const ResultsPart = styled.section`
  display: grid;
  gap: ${t.space[20]};
  padding-top: ${t.space[48]};

  & > h2 {
    font-size: ${t.text.h2};
    overflow-wrap: anywhere;
  }
`;

export const SearchFields = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${t.space[16]};
  align-items: end;
  max-width: 56rem;
`;
