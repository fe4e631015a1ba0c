import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${t.space[20]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22.5rem);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${t.space[20]};
  min-width: 0;

  & > section {
    display: grid;
    gap: ${t.space[12]};
    align-content: start;
    justify-items: stretch;
  }
  & > section > button {
    justify-self: start;
  }
`;

export const Row = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const Prose = styled.p`
  max-width: ${t.size.text};
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Hint = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
  color: ${t.color.ink2};
`;

export const Plans = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Plan = styled.li`
  display: flex;
  gap: ${t.space[16]};
  align-items: center;
  justify-content: space-between;
  min-height: 3.25rem;

  &:not(:last-child) {
    border-bottom: 1px solid ${t.color.line};
  }
`;

export const PlanIcon = styled.span`
  display: grid;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${t.radius.full};
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  place-items: center;

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const PlanWords = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  padding: ${t.space[8]} 0;
  font-weight: 500;
  overflow-wrap: anywhere;

  & > span {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
`;

export const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]} ${t.space[16]};
  align-items: center;

  & > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

export const HeroBone = styled.div`
  height: clamp(18rem, 30vw, 22.5rem);
  overflow: clip;
  border-radius: ${t.radius.hero};

  & > * {
    width: 100%;
    height: 100%;
  }
`;
