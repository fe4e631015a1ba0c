import { Card } from '@sojourn/ui';
import type { ReactNode } from 'react';

/** The card of a page for linking; what has failed brings a frame of its own. */
export const Frame = ({ hasFailed, children }: { hasFailed: boolean; children: ReactNode }) =>
  hasFailed ? children : <Card padding="lg">{children}</Card>;
