import { keyframes, styled } from 'styled-components';
import { media, t } from '../tokens';

const sweep = keyframes`from { transform: translateX(-100%); } to { transform: translateX(100%); }`;

const appear = keyframes`to { visibility: visible; }`;

/**
 * After five seconds it says that this takes long. Said by the style sheet, so that it is said also where the script is
 * what does not come; it takes no room, and stays in the window when the shapes are taller.
 */
export const Group = styled.div`
  &::after {
    content: 'This is taking longer than usual. You can wait a little more, or reload the page.';
    position: sticky;
    bottom: ${t.space[16]};
    display: grid;
    align-content: center;
    width: fit-content;
    max-width: 100%;
    height: 4rem;
    margin: -4rem auto 0;
    padding-inline: ${t.space[20]};
    border: 1px solid ${t.color.line};
    border-radius: ${t.radius.control};
    background: ${t.color.raised};
    color: ${t.color.ink2};
    box-shadow: ${t.shadow.float};
    font-size: ${t.text.sm};
    line-height: 1.4;
    visibility: hidden;
    animation: ${appear} 0s 5s forwards;
  }
  [data-waiting] &::after {
    animation: none;
  }
`;

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
    /* What is not asked for yet is not on its way: each sweep is a layer of the first frame. */
    [data-waiting] &::after {
      content: none;
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
