/** The pages of a PDF by pdf.js, which reads them in a worker of our own origin. */
import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  RenderingCancelledException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PreviewFailed, type OpenFile } from './preview.model';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Nothing of it is run: the page's policy allows no eval, and no WebAssembly. */
const CLOSED = { isEvalSupported: false, useWasm: false, enableXfa: false, stopAtErrors: false } as const;

/** pdf.js tells its own errors by their names. */
const failureOf = (error: unknown) =>
  new PreviewFailed(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken', error);

/** @throws PreviewFailed for what is no PDF, is damaged or has a password */
export async function openPdf(file: Blob): Promise<OpenFile> {
  const task = getDocument({ ...CLOSED, data: new Uint8Array(await file.arrayBuffer()) });
  const pdf = await task.promise.catch((error: unknown) => {
    void task.destroy();
    throw failureOf(error);
  });
  const pageAt = (page: number) =>
    pdf.getPage(page).catch((error: unknown) => {
      throw failureOf(error);
    });
  return {
    pages: pdf.numPages,
    sizeOf: async (at) => {
      const { width, height } = (await pageAt(at)).getViewport({ scale: 1 });
      return { width, height };
    },
    draw: async (at, canvas, signal) => {
      const page = await pageAt(at);
      if (signal.aborted) return;
      const viewport = page.getViewport({ scale: canvas.width / page.getViewport({ scale: 1 }).width });
      // Forms and signatures are drawn with the page; nothing of them can be filled in.
      const drawing = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
      signal.addEventListener('abort', () => drawing.cancel(), { once: true });
      await drawing.promise.catch((error: unknown) => {
        if (!(error instanceof RenderingCancelledException)) throw failureOf(error);
      });
    },
    textOf: async (at) => {
      const { items } = await (await pageAt(at)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
    },
    close: () => void task.destroy(),
  };
}
