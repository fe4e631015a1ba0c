import { Button, Card, Heading } from '@sojourn/ui';
import { Hint, Prose } from './overview.styles';

/** What its maker wrote down; line breaks are kept. */
export const NotesCard = ({ notes, onEdit }: { notes: string; onEdit: () => void }) => (
  <Card as="section" aria-label="Notes">
    <Heading level={2} size="xl">
      Notes
    </Heading>
    {notes === '' ? (
      <Hint>
        Nothing written down yet.
        <Button variant="secondary" size="sm" onClick={onEdit}>
          Add notes
        </Button>
      </Hint>
    ) : (
      <Prose>{notes}</Prose>
    )}
  </Card>
);
