import type { CurrentUser } from '@sojourn/contracts';
import { formatBytes } from '@sojourn/travel';
import {
  Banner,
  Button,
  Card,
  ErrorState,
  Heading,
  LinkButton,
  Progress,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@sojourn/ui';
import { messageOf, toast } from '@sojourn/web-kit';
import { Download, FileArchive } from 'lucide-react';
import { downloadWords, momentOf } from './data.model';
import { EXPORT_FILE, useAskExport, useDataExport } from './data.queries';
import { Ready } from './data.styles';

/** Your Data: everything as one zip, made in the background, there for a day. */
export const DownloadCard = ({ user }: { user: CurrentUser }) => {
  const { data, isError, refetch, isFetching } = useDataExport();
  const ask = useAskExport();
  const { text, action } = downloadWords(data ?? { state: 'none' }, user.emailProven ? user.email : null);

  const prepare = async () => {
    try {
      await ask.mutateAsync();
    } catch (error) {
      const description = messageOf(error, 'Please try again in a moment.');
      toast({ title: 'Your download was not begun', description, variant: 'destructive' });
    }
  };

  return (
    <Card as="section" id="your-data" aria-labelledby="your-data-title" padding="lg">
      <Stack gap={20}>
        <Heading level={2} id="your-data-title">
          Your Data
        </Heading>
        {isError && !data && (
          <ErrorState
            title="Your download cannot be shown right now"
            level={3}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        )}
        {!data && !isError && (
          <SkeletonGroup label="Looking for your download">
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
        {data?.state === 'failed' && <Banner tone="danger">Your download could not be made. Please try again.</Banner>}
        {data && <Text tone="ink2">{text}</Text>}
        {data?.state === 'preparing' && <Progress label="Preparing your download" value={data.percent} />}
        {data?.state === 'ready' && data.expiresAt && (
          <Ready role="status">
            <FileArchive aria-hidden="true" />
            <div>
              <strong>Ready to download</strong>
              <Text tone="ink2" size="sm">
                {formatBytes(data.bytes ?? 0)}, until {momentOf(data.expiresAt)}
              </Text>
            </div>
          </Ready>
        )}
        {data && (
          <Stack direction="row" gap={12} wrap>
            {data.state === 'ready' && (
              <LinkButton href={EXPORT_FILE} download icon={<Download aria-hidden="true" />}>
                Download
              </LinkButton>
            )}
            {action && (
              <Button
                variant="secondary"
                onClick={() => void prepare()}
                pending={ask.isPending}
                pendingText="Asking..."
              >
                {action}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
};
