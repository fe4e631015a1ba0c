import { PreviewFailed, type OpenFile } from './preview.model';

/** Draws a picture on a canvas: the page's policy shows none from a `blob:`. */
export async function openImage(file: Blob): Promise<OpenFile> {
  const image = await createImageBitmap(file).catch((error: unknown) => {
    throw new PreviewFailed('broken', error);
  });
  return {
    pages: 1,
    sizeOf: async () => ({ width: image.width, height: image.height }),
    draw: async (_page, canvas) => {
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    },
    textOf: async () => '',
    close: () => image.close(),
  };
}
