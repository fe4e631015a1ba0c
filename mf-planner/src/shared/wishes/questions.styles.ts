import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Questions = styled.div`
  display: grid;
  gap: ${t.space[8]};
  /* The answers stand near what they answer. */
  max-width: 44rem;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

export const QuestionList = styled.ul`
  display: grid;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Question = styled.div`
  display: grid;
  gap: ${t.space[12]};
  padding: ${t.space[12]} ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.control};
  background: ${t.color.surface};

  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

export const Asked = styled.p`
  margin: 0;
  color: ${t.color.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Answers = styled.div`
  display: flex;
  gap: ${t.space[8]};
`;
