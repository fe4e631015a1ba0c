import { Stack, TextField } from '@sojourn/ui';
import type { StreetParts } from './address.model';

/** What somebody adds to their city by hand; all of it may stay empty. */
export const StreetFields = ({ parts, onChange }: { parts: StreetParts; onChange: (parts: StreetParts) => void }) => (
  <Stack gap={16}>
    <TextField
      label="Street address (optional)"
      autoComplete="street-address"
      maxLength={200}
      value={parts.street}
      onChange={({ target }) => onChange({ ...parts, street: target.value })}
    />
    <TextField
      label="Postal code (optional)"
      autoComplete="postal-code"
      maxLength={20}
      value={parts.postalCode}
      onChange={({ target }) => onChange({ ...parts, postalCode: target.value })}
    />
    <TextField
      label="State or region (optional)"
      autoComplete="address-level1"
      maxLength={100}
      value={parts.state}
      onChange={({ target }) => onChange({ ...parts, state: target.value })}
    />
  </Stack>
);
