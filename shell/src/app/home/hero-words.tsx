import { LinkButton } from '@sojourn/ui';
import { loadable } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import type { ReactNode } from 'react';
import { SectionLink } from '../frame/sections';
import { HeroSentence } from './hero-sentence';
import { Actions, Eyebrow, Lead, Lines, Title, Words } from './hero.styles';

type HeroStageProps = {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  lines?: { key: string; words: string }[];
  /** A field between the words and the actions. */
  field?: ReactNode;
  actions: ReactNode;
};

/** How whatever the page begins with lies on the picture. */
export const HeroStage = ({ eyebrow, title, lead, lines = [], field, actions }: HeroStageProps) => (
  <Words>
    <Eyebrow>{eyebrow}</Eyebrow>
    <Title id="hero-title">{title}</Title>
    <Lead>{lead}</Lead>
    {lines.length > 0 && (
      <Lines>
        {lines.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </Lines>
    )}
    {field}
    <Actions>{actions}</Actions>
  </Words>
);

/** What the portal promises, to whoever has no trip ahead. */
export const HeroPromise = () => (
  <HeroStage
    eyebrow="About 2 minutes. No credit card."
    title="Your next vacation, chosen for you."
    lead="Tell us how you like to travel. AI-personalised recommendations fit your dates, your budget and the people you go with, and say why."
    field={<HeroSentence />}
    actions={
      <>
        <LinkButton as={Link} to="/plan-trip" size="lg" variant="scene-solid">
          Start Planning My Trip
        </LinkButton>
        <LinkButton as={SectionLink} section="flights-section" size="lg" variant="scene">
          Search flights
        </LinkButton>
      </>
    }
  />
);

/** The promise again, for where the trips of somebody signed in cannot be shown. */
export const promiseInstead = loadable(() => Promise.resolve(HeroPromise));
