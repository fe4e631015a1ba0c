import { formatBytes, localDayOf } from '@sojourn/travel';
import { Button, IconButton, Text } from '@sojourn/ui';
import { formatDate } from '@sojourn/web-kit';
import { Download, Eye, FileText, Image, Pencil, Trash2 } from 'lucide-react';
import { usePlan } from '../../shared/plan/plan-access';
import { kindOf, type ListedDocument } from './documents.model';
import { canPreview } from './preview.model';
import { Acts, Name, Row, RowIcon } from './documents.styles';

type DocumentRowProps = { document: ListedDocument; onView: () => void; onDownload: () => void; onEdit: () => void };

export const DocumentRow = ({ document: listed, onView, onDownload, onEdit }: DocumentRowProps) => {
  const { plan, canEdit, storage, tell } = usePlan();
  const { id, name, version, bytes, addedAt, bookingId, mediaType } = listed;
  const booking = bookingId === null ? undefined : plan.bookings[bookingId];
  const Icon = mediaType.startsWith('image/') ? Image : FileText;
  return (
    <Row>
      <RowIcon>
        <Icon aria-hidden="true" />
      </RowIcon>
      <Name>
        {name}
        <Text as="span" size="xs" tone="ink3" tabular>
          {[kindOf(listed), formatBytes(bytes), formatDate(localDayOf(addedAt)), booking?.title]
            .filter(Boolean)
            .join(', ')}
        </Text>
      </Name>
      <Acts>
        {canPreview(listed) ? (
          <>
            <Button
              size="sm"
              variant="secondary"
              icon={<Eye aria-hidden="true" />}
              aria-label={`View ${name}`}
              onClick={onView}
            >
              View
            </Button>
            <IconButton label={`Download ${name}`} onClick={onDownload}>
              <Download aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            aria-label={`Download ${name}`}
            onClick={onDownload}
          >
            Download
          </Button>
        )}
        {canEdit && (
          <>
            <IconButton label={`Edit ${name}`} aria-haspopup="dialog" onClick={onEdit}>
              <Pencil aria-hidden="true" />
            </IconButton>
            {/* Files come and go by their owner alone. */}
            {storage !== 'link' && (
              <IconButton
                label={`Delete ${name}`}
                onClick={() =>
                  tell({ type: 'document.remove', id, version }, { title: 'Document deleted', description: name })
                }
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </>
        )}
      </Acts>
    </Row>
  );
};
