import { Button, Card, Heading } from '@sojourn/ui';
import { usePlan } from '../../shared/plan/plan-access';
import { Hint, Prose } from './overview.styles';

/** What its maker wrote down; line breaks are kept. */
export const NotesCard = ({ onEdit }: { onEdit: () => void }) => {
  const { plan, canEdit } = usePlan();
  const { text } = plan.head.notes;
  if (text === '' && !canEdit) return null;
  return (
    <Card as="section" aria-label="Notes">
      <Heading level={2} size="xl">
        Notes
      </Heading>
      {text === '' ? (
        <Hint>
          Nothing written down yet.
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={onEdit}>
            Add notes
          </Button>
        </Hint>
      ) : (
        <Prose>{text}</Prose>
      )}
    </Card>
  );
};
