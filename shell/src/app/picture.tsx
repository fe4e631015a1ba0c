import type { PictureFiles } from './pictures';

type PictureProps = { files: PictureFiles; alt: string; sizes: string; isFirst?: boolean };

/** An illustration from files. `isFirst` for the one at the top of a page: it is loaded first and decoded at once. */
export function Picture({ files, alt, sizes, isFirst = false }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <source type="image/webp" srcSet={files.webp} sizes={sizes} />
      <img
        src={files.fallback}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}
