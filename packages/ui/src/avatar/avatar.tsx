import { useState, type ComponentPropsWithRef } from 'react';
import { AvatarBox } from './avatar.styles';

/** Props of Avatar. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name: the accessible name, and the initials when there is no picture. */
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0] ?? '');
  return letters.join('').toUpperCase();
};
const hue = (name: string) => Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;

/** A person: picture, or initials on a colour of their own that is always the same. */
export const Avatar = ({ name, src, size = 'md', ...rest }: AvatarProps) => {
  const [broken, setBroken] = useState<string>();
  return (
    <AvatarBox {...rest} role="img" aria-label={name} data-size={size} data-hue={hue(name)}>
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : initials(name)}
    </AvatarBox>
  );
};
