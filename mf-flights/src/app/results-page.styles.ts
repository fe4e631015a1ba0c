import { Container, media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  display: grid;
  gap: ${t.space[12]};
  padding-block: ${t.space[4]} ${t.space[48]};

  ${media.tablet} {
    padding-bottom: ${t.space[72]};
  }
`;

export const Editor = styled.div`
  padding: ${t.space[20]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
`;
