/** The brand's mark: a sun going down behind two hills. */
const landscape =
  '<path fill="#f2a03d" d="M0 0h32v32H0z"/><path fill="#e2725b" d="M0 0h32v9.5H0z"/><circle cx="19.5" cy="14.5" r="5.5" fill="#fff1d6"/><path fill="#2b9a93" d="M-1 24C5 13 9.5 13 14 18.5S24 25 33 15v18H-1z"/><path fill="#0b6e6e" d="M-1 29c8-7 12-7 17-4s10 2 17-3v11H-1z"/>';

const svgOf = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;

/** In a circle, for a tab and where nothing else gives it a shape. */
export const roundIcon = svgOf(
  `<clipPath id="a"><circle cx="16" cy="16" r="16"/></clipPath><g clip-path="url(#a)">${landscape}</g>`,
);

/** To all four sides, for systems that cut a shape out of it. */
export const fullIcon = svgOf(landscape);

/** As an address that needs no request. */
export const icon = `data:image/svg+xml,${encodeURIComponent(roundIcon)}`;
