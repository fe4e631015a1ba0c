import { styled } from 'styled-components';
import { t } from '../tokens';

export const StateBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space[8]};
  align-items: center;
  padding: ${t.space[48]} ${t.space[24]};
  border: 1px dashed ${t.color.line};
  border-radius: ${t.radius.card};
  text-align: center;

  &[data-tone='danger'] {
    border-style: solid;
    background: ${t.color.surface};
  }
`;

export const Medal = styled.span`
  display: grid;
  width: 4rem;
  height: 4rem;
  margin-bottom: ${t.space[8]};
  place-items: center;
  border-radius: 50%;
  background: ${t.color.accentSoft};
  color: ${t.color.accent};

  & svg {
    width: 1.75rem;
    height: 1.75rem;
  }
  [data-tone='danger'] > & {
    background: ${t.color.dangerSoft};
    color: ${t.color.danger};
  }
`;

export const Words = styled.div`
  max-width: 26rem;
  color: ${t.color.ink2};
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  justify-content: center;
  margin-top: ${t.space[12]};
`;
