const WIDEST = 1_280;
const HIGHEST = 960;
const QUALITY = 0.84;

/** The same picture as a JPEG of pixels alone, as large as the server's: nothing of what a camera writes stays in this browser. */
export async function redrawPicture(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file).catch(() => {
    throw new Error('This picture cannot be read. Please choose another one.');
  });
  try {
    const scale = Math.min(1, WIDEST / image.width, HIGHEST / image.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw pictures.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!drawn) throw new Error('This picture cannot be read. Please choose another one.');
    return drawn;
  } finally {
    image.close();
  }
}
