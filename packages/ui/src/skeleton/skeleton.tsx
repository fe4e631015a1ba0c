import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Bone, Group } from './skeleton.styles';

/** Props of Skeleton. */
export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  shape?: 'text' | 'title' | 'block' | 'circle' | undefined;
  /** How many lines of text it stands for; the last is shorter. Default 1. */
  lines?: number | undefined;
}

/** The grey shape of something on its way; silent for screen readers. Size it by className. */
export const Skeleton = ({ shape = 'text', lines = 1, ...rest }: SkeletonProps) =>
  Array.from({ length: lines }, (_, i) => (
    <Bone
      key={i}
      {...rest}
      aria-hidden="true"
      data-shape={shape}
      data-last={(lines > 1 && i === lines - 1) || undefined}
    />
  ));

/** Holds skeletons and says once what is loading, and later that it takes long; not below `data-waiting`, where nothing loads yet. */
export const SkeletonGroup = ({ label, children, ...rest }: ComponentPropsWithRef<'div'> & { label: string }) => (
  <Group {...rest} role="status" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </Group>
);
