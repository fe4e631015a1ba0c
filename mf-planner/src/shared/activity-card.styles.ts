import { Card, t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { Words } from './destination-card.styles';

export const Thing = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

export const ActivityWords = styled(Words)`
  > :last-child {
    margin-top: ${t.space[8]};
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[12]};
  margin: 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;

export const About = styled.p`
  margin: ${t.space[4]} 0 0;
  font-size: ${t.text.sm};
`;
