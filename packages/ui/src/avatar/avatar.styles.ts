import { styled } from 'styled-components';
import { t } from '../tokens';

export const AvatarBox = styled.span`
  display: inline-grid;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  overflow: hidden;
  place-items: center;
  border-radius: 50%;
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  font-size: ${t.text.sm};
  font-weight: 600;
  letter-spacing: 0.01em;
  user-select: none;

  &[data-size='sm'] {
    width: 2rem;
    height: 2rem;
    font-size: ${t.text.xs};
  }
  &[data-size='lg'] {
    width: 4.5rem;
    height: 4.5rem;
    font-size: ${t.text.h3};
  }
  &[data-hue='1'] {
    background: ${t.color.sunSoft};
    color: ${t.color.sun};
  }
  &[data-hue='2'] {
    background: ${t.color.infoSoft};
    color: ${t.color.info};
  }
  &[data-hue='3'] {
    background: ${t.color.okSoft};
    color: ${t.color.ok};
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
