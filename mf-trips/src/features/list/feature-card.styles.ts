import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;

export const WidePicture = styled.div`
  position: relative;
  overflow: clip;
  min-height: 12rem;
  border-radius: calc(${t.radius.card} - 1px) calc(${t.radius.card} - 1px) 0 0;

  &[data-status='cancelled'] > :first-child {
    filter: grayscale(0.85);
  }
  ${media.tablet} {
    min-height: 21rem;
    border-radius: calc(${t.radius.card} - 1px) 0 0 calc(${t.radius.card} - 1px);
  }
`;

export const WideBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space[16]};
  padding: ${t.space[24]};
  min-width: 0;

  ${media.phone} {
    padding: ${t.space[20]};
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
`;

export const Step = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  justify-content: space-between;
  min-height: 4.5rem;
  padding: ${t.space[12]} ${t.space[16]};
  border-radius: ${t.radius.control};
  background: ${t.color.sunken};
  overflow-wrap: anywhere;

  & > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;
