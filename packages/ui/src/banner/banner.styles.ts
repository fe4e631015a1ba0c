import { styled } from 'styled-components';
import { t } from '../tokens';

export const BannerBox = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: flex-start;
  padding: ${t.space[12]} ${t.space[16]};
  border-radius: ${t.radius.control};
  background: ${t.color.infoSoft};
  color: ${t.color.ink};
  font-size: ${t.text.sm};
  line-height: 1.5;

  --tone: ${t.color.info};

  &[data-tone='sun'] {
    background: ${t.color.sunSoft};
    --tone: ${t.color.sun};
  }
  &[data-tone='ok'] {
    background: ${t.color.okSoft};
    --tone: ${t.color.ok};
  }
  &[data-tone='danger'] {
    background: ${t.color.dangerSoft};
    --tone: ${t.color.danger};
  }
  & > svg {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    margin-top: 0.1rem;
    color: var(--tone);
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
`;

export const Words = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
`;

export const Title = styled.strong`
  display: block;
  font-weight: 600;
`;
