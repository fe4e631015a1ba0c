import { keyframes, styled } from 'styled-components';
import { media, t } from '../tokens';

const sweep = keyframes`from { transform: translateX(-100%); } to { transform: translateX(100%); }`;

export const Bone = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  height: 0.85em;
  margin: 0.35em 0;
  border-radius: 6px;
  background: ${t.color.shade};

  ${media.motion} {
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(90deg, transparent, ${t.color.shimmer}, transparent);
      animation: ${sweep} 1.6s ease-in-out infinite;
    }
  }
  &[data-shape='title'] {
    width: min(60%, 18rem);
    height: 1.5rem;
  }
  &[data-shape='block'] {
    height: 100%;
    min-height: 6rem;
    margin: 0;
    border-radius: ${t.radius.card};
  }
  &[data-shape='circle'] {
    flex: none;
    width: ${t.size.target};
    height: ${t.size.target};
    margin: 0;
    border-radius: 50%;
  }
  &[data-last='true'] {
    width: 64%;
  }
`;
