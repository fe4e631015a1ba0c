import type { AirportSuggestion } from '@sojourn/contracts';
import { Loaded, loadable } from '@sojourn/web-kit';
import { SHORTEST_KEYWORD } from '../../shared/airport.queries';
import { fieldOf, type PlaceField } from './search.model';

const airportHints = loadable(() => import('./airport-hints').then((module) => module.AirportHints));

type LeftTextProps = {
  label: string;
  field: PlaceField;
  /** Whether somebody is still at it. */
  isTyped: boolean;
  onChoose: (field: PlaceField, byKeyboard: boolean) => void;
};

/** What is offered for a text in an airport field that was left without choosing a place. */
export const LeftText = ({ label, field: { place, text }, isTyped, onChoose }: LeftTextProps) => {
  if (place || isTyped || text.trim().length < SHORTEST_KEYWORD) return null;
  const choose = (airport: AirportSuggestion, byKeyboard: boolean) => onChoose(fieldOf(airport), byKeyboard);
  return <Loaded of={airportHints} fallback={null} missing={null} props={{ label, text, onChoose: choose }} />;
};
