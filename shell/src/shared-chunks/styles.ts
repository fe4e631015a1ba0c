/** The parts of styled-components that remotes may use. */
export { css, keyframes, styled } from 'styled-components';
