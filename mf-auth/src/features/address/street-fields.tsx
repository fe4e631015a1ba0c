import { Stack, TextField } from '@sojourn/ui';
import type { StreetParts } from './address.model';

const fields = [
  { part: 'street', label: 'Street address (optional)', autoComplete: 'street-address', maxLength: 200 },
  { part: 'postalCode', label: 'Postal code (optional)', autoComplete: 'postal-code', maxLength: 20 },
  { part: 'state', label: 'State or region (optional)', autoComplete: 'address-level1', maxLength: 100 },
] as const;

/** What somebody adds to their city by hand; all of it may stay empty. */
export const StreetFields = ({ parts, onChange }: { parts: StreetParts; onChange: (parts: StreetParts) => void }) => (
  <Stack gap={16}>
    {fields.map(({ part, ...field }) => (
      <TextField
        key={part}
        {...field}
        value={parts[part]}
        onChange={({ target }) => onChange({ ...parts, [part]: target.value })}
      />
    ))}
  </Stack>
);
