import { Button, IconButton, Text } from '@sojourn/ui';
import { formatDate, toast } from '@sojourn/web-kit';
import { Download, FileText, Image, Pencil, Trash2 } from 'lucide-react';
import { saveFile } from '../../shared/files/save-file';
import { usePlan } from '../../shared/plan/plan-access';
import { sentenceOf } from '../../shared/trips.queries';
import { kindOf, sizeInWords, type ListedDocument } from './documents.model';
import { filesOf } from './documents.queries';
import { Acts, Name, Row, RowIcon } from './documents.styles';

type DocumentRowProps = { document: ListedDocument; onEdit: () => void };

export const DocumentRow = ({ document: listed, onEdit }: DocumentRowProps) => {
  const access = usePlan();
  const { plan, canEdit, tell } = access;
  const { id, name, version, bytes, addedAt, bookingId, mediaType } = listed;
  const booking = bookingId === null ? undefined : plan.bookings[bookingId];
  const Icon = mediaType.startsWith('image/') ? Image : FileText;
  const fetchIt = async () => {
    try {
      const address = await (await filesOf(access)).addressOf(id);
      if (address !== null) return saveFile(address, name);
      toast({ title: 'Error', description: `${name} is not on this device.`, variant: 'destructive' });
    } catch (error) {
      const description = sentenceOf(error, 'The file could not be downloaded.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    return undefined;
  };
  return (
    <Row>
      <RowIcon>
        <Icon aria-hidden="true" />
      </RowIcon>
      <Name>
        {name}
        <Text as="span" size="xs" tone="ink3" tabular>
          {[kindOf(listed), sizeInWords(bytes), formatDate(addedAt.slice(0, 10)), booking?.title]
            .filter(Boolean)
            .join(', ')}
        </Text>
      </Name>
      <Acts>
        <Button
          size="sm"
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          aria-label={`Download ${name}`}
          onClick={() => void fetchIt()}
        >
          Download
        </Button>
        {canEdit && (
          <>
            <IconButton label={`Edit ${name}`} onClick={onEdit}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Delete ${name}`}
              onClick={() =>
                tell({ type: 'document.remove', id, version }, { title: 'Document deleted', description: name })
              }
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </>
        )}
      </Acts>
    </Row>
  );
};
