import { Container } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import type { ReactNode } from 'react';
import { Prose } from './pages.styles';

type Part = { title: string; text: ReactNode };

const ODBL = 'https://opendatacommons.org/licenses/odbl/1-0/';
const CC_BY = 'https://creativecommons.org/licenses/by/4.0/';

const dataSources = (
  <>
    Who flies where is derived from the <a href="https://openflights.org/data">OpenFlights</a> routes of June 2014,
    under the <a href={ODBL}>Open Database License 1.0</a>, and brought to November 2026 by lists of our own; what is
    derived from them stays under that licence. Airports:{' '}
    <a href="https://github.com/aashishvanand/airport-data-js">airport-data-js</a> 4.0.0. Cities:{' '}
    <a href="https://www.geonames.org/">GeoNames</a>. Weather, where it is no sample:{' '}
    <a href="https://open-meteo.com/">Open-Meteo</a>. These three under <a href={CC_BY}>CC BY 4.0</a>. Coasts and lakes
    of maps: © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors, under the{' '}
    <a href={ODBL}>Open Database License 1.0</a>; borders: <a href="https://www.naturalearthdata.com/">Natural Earth</a>
    , public domain. Places and things to do are written by our editors.
  </>
);

const texts: Record<'privacy' | 'terms', { title: string; parts: Part[] }> = {
  privacy: {
    title: 'Privacy',
    parts: [
      {
        title: 'What stays on your device',
        text: 'Without an account, your trips, your last search and your settings are kept by this browser only. Clearing its data removes them.',
      },
      {
        title: 'What an account keeps',
        text: 'Your user name, e-mail address, names and address if you give them, and the trips you save. Your password is stored as a hash that cannot be turned back.',
      },
      {
        title: 'Cookies',
        text: 'Set when you sign in, and only for that: one holds your session, one knows a browser you have signed in with, and one remembers you where you ask for it. There is no tracking and no advertising.',
      },
      {
        title: 'What the planner sends',
        text: 'Where a language model writes your list, it gets your answers, the words you typed for it and the city you start from. The list says who wrote it.',
      },
      {
        title: 'Lists you pass on',
        text: 'A list of places that you share is kept for 30 days for whoever has its link: the places, your choices and the city you start from. What you wrote in your own words is left out.',
      },
      {
        title: 'Newsletter',
        text: 'Your e-mail address is kept for sending the newsletter and for nothing else.',
      },
    ],
  },
  terms: {
    title: 'Terms',
    parts: [
      {
        title: 'What Sojourn does',
        text: 'Sojourn helps you find and plan trips. It sells nothing: bookings are made and paid for on the sites of airlines, hotels and agencies, under their terms.',
      },
      {
        title: 'Prices',
        text: 'Fares and rates change. What is marked as a sample is an illustration and cannot be booked; everything else is what a provider told us at the time shown.',
      },
      { title: 'Where the data comes from', text: dataSources },
      {
        title: 'Your content',
        text: 'What you write stays yours. Do not post what is unlawful or what belongs to somebody else.',
      },
      {
        title: 'No guarantee',
        text: 'Check entry rules, opening hours and times with the source before you rely on them.',
      },
    ],
  },
};

/** Privacy and terms, in plain words. */
export function LegalPage({ subject }: { subject: 'privacy' | 'terms' }) {
  const { title, parts } = texts[subject];
  useDocumentTitle(title);
  return (
    <Container width="text">
      <Prose>
        <h1>{title}</h1>
        {parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            <p>{part.text}</p>
          </section>
        ))}
      </Prose>
    </Container>
  );
}
