import { Heading, Text } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { Head } from './section.styles';

/** A section's heading, the sentence beneath it, and where all of it is. */
export function SectionHead({ title, children, all }: { title: string; children: string; all: string }) {
  return (
    <Head>
      <div>
        <Heading level={2} size="h2">
          {title}
        </Heading>
        <Text tone="ink2">{children}</Text>
      </div>
      <Link to={all} aria-label={`View all: ${title}`}>
        View all
      </Link>
    </Head>
  );
}
