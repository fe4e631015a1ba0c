import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(360deg); }`;

export const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.15em;
  height: 1.15em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;
