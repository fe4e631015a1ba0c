import { styled } from 'styled-components';
import { t, type Space } from '../tokens';

export const ContainerBox = styled.div`
  width: 100%;
  max-width: calc(${t.size.page} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: clamp(${t.space[16]}, 4vw, ${t.space[32]});

  &[data-width='text'] {
    max-width: calc(${t.size.text} + 2 * var(--gutter));
  }
  &[data-width='form'] {
    max-width: calc(${t.size.form} + 2 * var(--gutter));
  }
`;

export const StackBox = styled.div<{ $gap: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => t.space[$gap]};
  min-width: 0;

  &[data-direction='row'] {
    flex-direction: row;
    align-items: center;
  }
  &[data-wrap='true'] {
    flex-wrap: wrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;

export const GridBox = styled.div<{ $gap: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--min)), 1fr));
  gap: ${({ $gap }) => t.space[$gap]};
  --min: 260px;

  &[data-min='xs'] {
    --min: 140px;
  }
  &[data-min='sm'] {
    --min: 200px;
  }
  &[data-min='lg'] {
    --min: 340px;
  }
`;

export const WayBackBox = styled.div`
  margin-inline-start: calc(-1 * ${t.space[20]});
`;
