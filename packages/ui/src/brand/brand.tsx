import type { ComponentPropsWithRef } from 'react';
import { useId } from 'react';
import { BrandBox } from './brand.styles';

/** The mark (a sun going down behind two hills) and the word `Sojourn`. */
export const Brand = (props: Omit<ComponentPropsWithRef<'span'>, 'children'>) => {
  const id = useId();
  return (
    <BrandBox {...props}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <clipPath id={id}>
          <circle cx="16" cy="16" r="16" />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <path fill="#f2a03d" d="M0 0h32v32H0z" />
          <path fill="#e2725b" d="M0 0h32v9.5H0z" />
          <circle cx="19.5" cy="14.5" r="5.5" fill="#fff1d6" />
          <path fill="#2b9a93" d="M-1 24C5 13 9.5 13 14 18.5S24 25 33 15v18H-1z" />
          <path fill="#0b6e6e" d="M-1 29c8-7 12-7 17-4s10 2 17-3v11H-1z" />
        </g>
      </svg>
      Sojourn
    </BrandBox>
  );
};
