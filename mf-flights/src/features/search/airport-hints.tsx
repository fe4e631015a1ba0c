/** What a text may mean that was left in an airport field: a module of its own, fetched when there is such a text. */
import type { AirportSuggestion } from '@sojourn/contracts';
import { VisuallyHidden } from '@sojourn/ui';
import { ApiError, formatCount } from '@sojourn/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Code, Field, Hint, Hints, Question } from './airport-hints.styles';
import { matchKnownPlaces, shortAirportName } from '../../shared/airport.model';
import { airportSuggestions } from '../../shared/airport.queries';
import { loadedPlaces } from '../../shared/popular.queries';

const REST_MS = 500;
const MOST = 5;

/** The first places that a text may mean, once it has rested; none while it has not or nobody can be reached. */
function useHints(text: string): readonly AirportSuggestion[] {
  const client = useQueryClient();
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isRested = rested === text;
  const { data, error } = useQuery({ ...airportSuggestions(rested), enabled: isRested });
  if (!isRested) return [];
  const isRefused = error instanceof ApiError && error.status > 0;
  const found = isRefused ? matchKnownPlaces(text, loadedPlaces(client)) : error ? [] : data?.data;
  return found?.slice(0, MOST) ?? [];
}

type AirportHintsProps = {
  label: string;
  text: string;
  /** `byKeyboard`: the pressed hint had the focus, and goes. */
  onChoose: (airport: AirportSuggestion, byKeyboard: boolean) => void;
};

export const AirportHints = ({ label, text, onChoose }: AirportHintsProps) => {
  const hints = useHints(text.trim());
  return (
    <>
      {hints.length > 0 && (
        <Hints role="group" aria-label={`Suggestions for ${label}`}>
          <Question>
            <Field>{label}: </Field>did you mean
          </Question>
          {hints.map((airport) => (
            <Hint key={airport.id} type="button" onClick={({ detail }) => onChoose(airport, detail === 0)}>
              {shortAirportName(airport.name)} <Code>{airport.iataCode}</Code>
            </Hint>
          ))}
        </Hints>
      )}
      <VisuallyHidden role="status">
        {hints.length > 0 && `${formatCount(hints.length, 'suggestion')} below ${label}`}
      </VisuallyHidden>
    </>
  );
};
