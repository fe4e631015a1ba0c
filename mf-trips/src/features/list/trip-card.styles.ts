import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Picture = styled.div`
  position: relative;
  overflow: clip;
  border-radius: calc(${t.radius.card} - 1px) calc(${t.radius.card} - 1px) 0 0;

  &[data-status='cancelled'] > :first-child {
    filter: grayscale(0.85);
  }
`;

export const PictureBadge = styled.div`
  position: absolute;
  left: ${t.space[12]};
  bottom: ${t.space[12]};
`;

export const Corner = styled.div`
  position: absolute;
  top: ${t.space[12]};
  right: ${t.space[12]};
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${t.space[12]};
  padding: ${t.space[20]};
`;

export const Head = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: flex-start;
  justify-content: space-between;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  & > :last-child {
    flex: none;
  }
`;

export const Facts = styled.ul`
  display: grid;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Fact = styled.li`
  display: grid;
  grid-template-columns: 1rem minmax(0, 1fr);
  gap: ${t.space[8]};
  align-items: start;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & svg {
    width: 1rem;
    height: 1rem;
    margin-top: 0.1rem;
    color: ${t.color.ink3};
  }
`;

export const Notes = styled.div`
  padding-top: ${t.space[12]};
  border-top: 1px solid ${t.color.line};
`;

export const Foot = styled.div`
  display: flex;
  gap: ${t.space[4]};
  align-items: center;
  margin-top: auto;
  padding-top: ${t.space[8]};

  & > :first-child {
    flex: 1;
  }
`;
