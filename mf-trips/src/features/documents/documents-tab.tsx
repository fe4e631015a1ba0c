import { Button, Card, EmptyState, Heading, Progress, Stack, Text } from '@sojourn/ui';
import { Upload as UploadIcon } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { ACCEPTED } from '../../shared/files/file-type.model';
import { usePlan } from '../../shared/plan/plan-access';
import { DocumentDialog } from './document-dialog';
import { DocumentRow } from './document-row';
import { listDocuments } from './documents.model';
import { useDownload, useUploads } from './documents.queries';
import { Rows } from '../../shared/rows.styles';
import { DropZone, ForPointers, Head } from './documents.styles';
import { PreviewDialog } from './preview-dialog';

/** The papers of a trip: tickets, confirmations, insurance. */
export const DocumentsTab = () => {
  const { plan, canEdit, storage } = usePlan();
  const { uploads, add } = useUploads();
  const download = useDownload();
  const [edited, setEdited] = useState<string | null>(null);
  const [viewed, setViewed] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const documents = listDocuments(plan);
  // Only an owner's files are taken: an account has the room.
  const canUpload = canEdit && storage !== 'link';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files);
  };
  return (
    <Card as="section" aria-label="Documents">
      <Stack gap={20}>
        <Head>
          <Heading level={2} size="xl">
            Documents
          </Heading>
          {canUpload && (
            <Button icon={<UploadIcon aria-hidden="true" />} onClick={() => input.current?.click()}>
              Upload Document
            </Button>
          )}
        </Head>
        {canUpload && (
          <DropZone
            data-paper="hidden"
            data-state={isOver ? 'over' : 'idle'}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <Text size="sm" tone="ink2">
              <ForPointers>Drop files here: </ForPointers>PDF, Word, JPEG or PNG, at most 10 MB each.{' '}
              {storage === 'browser' && 'They are saved on this device only.'}
            </Text>
            <input
              ref={input}
              type="file"
              accept={ACCEPTED}
              multiple
              hidden
              aria-label="Choose files"
              onChange={(event) => {
                void add([...(event.target.files ?? [])]);
                // The same file may be chosen again.
                event.target.value = '';
              }}
            />
          </DropZone>
        )}
        {uploads.map(({ id, name, share }) => (
          <Progress key={id} label={`Uploading ${name}`} value={Math.round(share * 100)} />
        ))}
        {documents.length === 0 && uploads.length === 0 ? (
          <EmptyState level={3} title="No documents yet">
            Keep tickets, confirmations and insurance with the trip they belong to.
          </EmptyState>
        ) : (
          <Rows aria-label="Documents of this trip">
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                onView={() => setViewed(document.id)}
                onDownload={() => void download(document.id)}
                onEdit={() => setEdited(document.id)}
              />
            ))}
          </Rows>
        )}
      </Stack>
      {viewed !== null && (
        <PreviewDialog
          key={`view ${viewed}`}
          id={viewed}
          onDownload={() => void download(viewed)}
          onClose={() => setViewed(null)}
        />
      )}
      {edited !== null && <DocumentDialog key={edited} id={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
};
