import { VisuallyHidden } from '@sojourn/ui';
import { useEffect, useRef, useState } from 'react';
import { canvasSizeOf, type OpenFile, type Place } from './preview.model';
import { Sheet } from './preview-dialog.styles';

type PageCanvasProps = {
  file: OpenFile;
  place: Place;
  /** The width there is for a page at a zoom of 1, in CSS pixels. */
  room: number;
  label: string;
  onFail: (error: unknown) => void;
};

/** One page on a canvas, and its words for who does not see it. */
export const PageCanvas = ({ file, place: { page, zoom }, room, label, onFail }: PageCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const drawing = new AbortController();
    const show = async () => {
      const size = canvasSizeOf(await file.sizeOf(page), zoom, { room, density: devicePixelRatio });
      const target = canvas.current;
      if (!target || drawing.signal.aborted) return;
      Object.assign(target, { width: size.pixelWidth, height: size.pixelHeight });
      Object.assign(target.style, { width: `${size.width}px`, height: `${size.height}px` });
      await file.draw(page, target, drawing.signal);
      const words = await file.textOf(page);
      if (!drawing.signal.aborted) setText(words);
    };
    show().catch((error: unknown) => {
      if (!drawing.signal.aborted) onFail(error);
    });
    return () => drawing.abort();
  }, [file, page, zoom, room, onFail]);
  return (
    <>
      {/* A page that is drawn anew needs a canvas of its own: two drawings cannot share one. */}
      <Sheet key={`${page} ${zoom} ${room}`} ref={canvas} role="img" aria-label={label} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
};
