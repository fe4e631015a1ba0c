/** A download of everything about one person: one an account, made in the background, there for a day. */
import { EXPORT_LIFE_MS, type DataExport, type ExportRequest } from '@sojourn/contracts/data-rights';
import { utcDayOf } from '@sojourn/travel';

/**
 * A download as it is stored. `id` names its file, another one each time it is asked for. `sessions` is what the bff said
 * of where somebody is signed in, until it is in the file.
 */
export type StoredExport = {
  userId: string;
  id: string;
  state: 'preparing' | 'ready' | 'failed';
  percent: number;
  askedAt: Date;
  expiresAt: Date | null;
  bytes: number | null;
  sessions: ExportRequest['sessions'];
};

/** A download that is to be made. */
export const newExport = (of: Pick<StoredExport, 'userId' | 'id' | 'askedAt' | 'sessions'>): StoredExport => ({
  ...of,
  state: 'preparing',
  percent: 0,
  expiresAt: null,
  bytes: null,
});

/** What a finished download changes to; it is there for 24 hours. */
export const readyAt = (at: Date, bytes: number) => ({
  state: 'ready' as const,
  percent: 100,
  expiresAt: new Date(at.getTime() + EXPORT_LIFE_MS),
  bytes,
  sessions: [],
});

/** Whether its file has had its day; the file itself goes a little later. */
export const isExpired = ({ expiresAt }: StoredExport, now: Date): boolean => expiresAt !== null && expiresAt <= now;

/** What its owner sees of a download; null is one that was never asked for. */
export function dataExportOf(stored: StoredExport | null, now: Date): DataExport {
  if (!stored) return { state: 'none', percent: 0, askedAt: null, expiresAt: null, bytes: null };
  const { percent, askedAt, expiresAt, bytes } = stored;
  const state = isExpired(stored, now) ? 'expired' : stored.state;
  return {
    state,
    percent,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    bytes: state === 'ready' ? bytes : null,
  };
}

/** The name somebody finds the file by. */
export const fileNameOf = ({ askedAt }: StoredExport): string => `sojourn-${utcDayOf(askedAt)}.zip`;
