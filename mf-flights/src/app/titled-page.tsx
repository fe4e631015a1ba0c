import { Heading, Text } from '@sojourn/ui';
import type { ReactNode } from 'react';
import { Titled, Title } from './titled-page.styles';

type TitledPageProps = { title: string; lead: string; children: ReactNode };

/** A page that says what it is and what it is for before it begins; a page of results begins with the search instead. */
export const TitledPage = ({ title, lead, children }: TitledPageProps) => (
  <Titled>
    <Title>
      <Heading level={1} size="h2">
        {title}
      </Heading>
      <Text tone="ink2">{lead}</Text>
    </Title>
    {children}
  </Titled>
);
