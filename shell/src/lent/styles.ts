/** The parts of styled-components that remotes may use. */
export { createGlobalStyle, css, isStyledComponent, keyframes, styled, StyleSheetManager } from 'styled-components';
