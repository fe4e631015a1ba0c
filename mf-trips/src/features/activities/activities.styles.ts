import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${t.space[20]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Thing = styled.li`
  display: grid;

  & > article {
    display: flex;
    flex-direction: column;
    overflow: clip;
  }
`;

export const Picture = styled.div`
  max-height: 9rem;
  overflow: clip;

  & > img {
    display: block;
    width: 100%;
    height: 9rem;
    object-fit: cover;
  }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${t.space[8]};
  padding: ${t.space[16]};
`;

export const Line = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: baseline;
  justify-content: space-between;

  & > span {
    flex: none;
    color: ${t.color.ink2};
    font-size: ${t.text.sm};
    font-variant-numeric: tabular-nums;
  }
  & svg {
    display: inline;
    width: 0.875rem;
    height: 0.875rem;
    margin-right: ${t.space[4]};
    color: ${t.color.sun};
    vertical-align: -0.1em;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space[12]};
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;

  & > strong {
    color: ${t.color.ink};
  }
`;

export const About = styled.p`
  flex: 1;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;

export const Foot = styled.div`
  display: flex;
  gap: ${t.space[8]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;

  & > button {
    margin-left: auto;
  }
`;
