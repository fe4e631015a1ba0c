import type { Stage } from './parts/stage';

/** A drawing on its stage. */
interface Drawing {
  stage: Stage;
  definitions: readonly string[];
  body: string;
}

/** A drawing as an SVG document of that many pixels. */
export const svgOf = ({ stage, definitions, body }: Drawing, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${stage.w} ${stage.h}" preserveAspectRatio="xMidYMid slice"><defs>${definitions.join('')}</defs>${body}</svg>`;
