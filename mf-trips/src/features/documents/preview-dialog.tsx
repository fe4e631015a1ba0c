import { Banner, Button, IconButton, Skeleton, SkeletonGroup } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { PageCanvas } from './page-canvas';
import {
  actOf,
  faultWords,
  firstPlace,
  placeAfter,
  PreviewFailed,
  zooms,
  type Act,
  type OpenFile,
} from './preview.model';
import { useOpenFile } from './preview.queries';
import { Count, Tools, View } from './preview-dialog.styles';

type PreviewDialogProps = { id: string; onDownload: () => void; onClose: () => void };

/** A document of the trip, page by page. */
export const PreviewDialog = ({ id, onDownload, onClose }: PreviewDialogProps) => {
  const { plan } = usePlan();
  // Shown as it was opened, also when somebody removes it meanwhile.
  const [read] = useState(plan.documents[id]);
  const { data: file, error, refetch, isFetching } = useOpenFile(id, read?.mediaType ?? '');
  const [failure, setFailure] = useState<unknown>(null);
  const fail = useCallback((reason: unknown) => setFailure(reason), []);
  const wrong = failure ?? error;
  if (!read) return null;
  const fault = wrong instanceof PreviewFailed ? wrong.fault : 'broken';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={read.name} size="lg">
      {wrong ? (
        <Banner
          tone="danger"
          title="No preview"
          action={
            fault === 'unreachable' ? (
              <Button size="sm" variant="secondary" pending={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            ) : (
              fault !== 'missing' && (
                <Button size="sm" variant="secondary" onClick={onDownload}>
                  Download
                </Button>
              )
            )
          }
        >
          {faultWords[fault]}
        </Banner>
      ) : file ? (
        <Pages file={file} name={read.name} onDownload={onDownload} onFail={fail} />
      ) : (
        <SkeletonGroup label={`Opening ${read.name}`}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
};

type PagesProps = { file: OpenFile; name: string; onDownload: () => void; onFail: (error: unknown) => void };

const Pages = ({ file, name, onDownload, onFail }: PagesProps) => {
  const { pages } = file;
  const [place, setPlace] = useState(firstPlace);
  const view = useRef<HTMLDivElement>(null);
  const room = useWidthOf(view);
  // Its keys work at once, without a way through the buttons.
  useEffect(() => view.current?.focus(), []);
  const act = (what: Act) => setPlace((before) => placeAfter(before, what, pages));
  const onKeyDown = (event: KeyboardEvent) => {
    const what = event.ctrlKey || event.metaKey || event.altKey ? undefined : actOf(event.key);
    if (!what) return;
    event.preventDefault();
    act(what);
    // A new page begins at its top.
    if (view.current) view.current.scrollTop = 0;
  };
  const percent = `${Math.round((zooms[place.zoom] ?? 1) * 100)}%`;
  return (
    // Keys work from every button, too: reading on should not need the focus on the page.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <Tools role="toolbar" aria-label="Pages and zoom">
        {pages > 1 && (
          <>
            <IconButton label="Previous page" disabled={place.page === 1} onClick={() => act('previous')}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <Count role="status">
              Page {place.page} of {pages}
            </Count>
            <IconButton label="Next page" disabled={place.page === pages} onClick={() => act('next')}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </>
        )}
        <IconButton label="Zoom out" disabled={place.zoom === 0} onClick={() => act('smaller')}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <Count data-zoom>{percent}</Count>
        <IconButton label="Zoom in" disabled={place.zoom === zooms.length - 1} onClick={() => act('larger')}>
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <IconButton label={`Download ${name}`} onClick={onDownload}>
          <Download aria-hidden="true" />
        </IconButton>
      </Tools>
      <View ref={view} tabIndex={0} role="region" aria-label={`${name}, page by page`}>
        {room > 0 && (
          <PageCanvas
            file={file}
            place={place}
            room={room}
            label={pages > 1 ? `${name}, page ${place.page} of ${pages}` : name}
            onFail={onFail}
          />
        )}
      </View>
    </div>
  );
};

/** The width of a box, in CSS pixels, as its window changes; 0 before it is known. */
function useWidthOf(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measure = () => setWidth(Math.floor(box.current?.clientWidth ?? 0) || 1);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box]);
  return width;
}
