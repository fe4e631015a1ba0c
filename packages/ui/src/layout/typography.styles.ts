import { styled } from 'styled-components';
import { t, type TextSize } from '../tokens';

export const HeadingBox = styled.h2<{ $size: TextSize }>`
  color: inherit;
  font: 560 ${({ $size }) => t.text[$size]} / 1.15 ${t.font.display};
  letter-spacing: -0.015em;
  text-wrap: balance;
  overflow-wrap: break-word;

  &[data-font='sans'] {
    font-family: ${t.font.sans};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
`;

export const TextBox = styled.p<{ $size: TextSize; $tone: string; $clamp: number | undefined }>`
  color: ${({ $tone }) => $tone};
  font-size: ${({ $size }) => t.text[$size]};
  line-height: 1.5;
  overflow-wrap: break-word;

  &[data-weight='medium'] {
    font-weight: 500;
  }
  &[data-weight='bold'] {
    font-weight: 600;
  }
  &[data-tabular='true'] {
    font-variant-numeric: tabular-nums;
  }
  &[data-clamp='true'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${({ $clamp }) => $clamp ?? 'none'};
  }
`;
