import { Heading, Text } from '@sojourn/ui';
import type { ReactNode } from 'react';
import { Actions, Eyebrow, HeadBox, Words } from './page-head.styles';

type PageHeadProps = { eyebrow?: string | undefined; title: string; children?: ReactNode; actions?: ReactNode };

/** The head of a list page: who and what at the left, what to do at the right. */
export const PageHead = ({ eyebrow, title, children, actions }: PageHeadProps) => (
  <HeadBox>
    <Words>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={1} size="h1">
        {title}
      </Heading>
      {children && <Text tone="ink2">{children}</Text>}
    </Words>
    {actions && <Actions>{actions}</Actions>}
  </HeadBox>
);
