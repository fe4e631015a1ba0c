import { styled } from 'styled-components';
import { t } from '../tokens';

export const CardBox = styled.div`
  position: relative;
  min-width: 0;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};

  &[data-padding='sm'] {
    padding: ${t.space[16]};
  }
  &[data-padding='md'] {
    padding: ${t.space[24]};
  }
  &[data-padding='lg'] {
    padding: clamp(${t.space[24]}, 4vw, ${t.space[32]});
  }
  &[data-padding='none'] {
    overflow: clip;
  }
  &[data-tone='sunken'] {
    background: ${t.color.sunken};
    border-color: transparent;
  }
  &[data-tone='accent'] {
    background: ${t.color.accentSoft};
    border-color: transparent;
  }
  &[data-tone='sun'] {
    border-color: ${t.color.sun};
  }
  &[data-tone='danger'] {
    border-color: ${t.color.danger};
  }
  &[data-floating='true'] {
    border-color: transparent;
    border-radius: ${t.radius.panel};
    box-shadow: ${t.shadow.float};
  }
  &[data-interactive='true'] {
    transition:
      border-color ${t.motion.state} ease-out,
      box-shadow ${t.motion.state} ease-out;
  }
  &[data-interactive='true']:hover {
    border-color: ${t.color.control};
  }
  &[data-interactive='true']:has(a:focus-visible, button:focus-visible) {
    border-color: ${t.color.accent};
  }
  &[data-state='selected'] {
    border-color: ${t.color.accent};
    box-shadow: inset 0 0 0 1px ${t.color.accent};
  }
`;

export const BodyBox = styled.div`
  padding: ${t.space[16]};

  &[data-padding='md'] {
    padding: ${t.space[24]};
  }
`;
