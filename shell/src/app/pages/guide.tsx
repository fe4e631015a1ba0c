import { Container } from '@sojourn/ui';
import type { ReactNode } from 'react';
import { Chapter, Chapters, GuideEnd } from './section-page.styles';

/** A chapter of a guide: each point in a word or two, and what it means. */
export type GuideChapter = { title: string; points: readonly (readonly [point: string, meaning: string])[] };

/** A guide to read before a trip; `children` is what it ends with. */
export function Guide({ chapters, children }: { chapters: readonly GuideChapter[]; children: ReactNode }) {
  return (
    <Container>
      <Chapters>
        {chapters.map(({ title, points }) => (
          <Chapter key={title}>
            <h2>{title}</h2>
            <ul>
              {points.map(([point, meaning]) => (
                <li key={point}>
                  <b>{point}</b> {meaning}
                </li>
              ))}
            </ul>
          </Chapter>
        ))}
      </Chapters>
      <GuideEnd>{children}</GuideEnd>
    </Container>
  );
}
