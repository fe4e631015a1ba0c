import { toNumber, type Document } from '../bson/document';
import { CommandError } from '../errors';
import { MAX_DOCUMENT_BYTES } from '../bson/codec';
import { MAX_MESSAGE_BYTES } from '../wire/framing';
import type { Command, CommandFamily } from './command';

// What MongoDB 7.0 speaks; drivers from the last years all do.
const WIRE_VERSION = 21;
const VERSION = '7.0.0';

const hello: Command = ({ connectionId, body, name }) => ({
  ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true, isWritablePrimary: true }),
  ...(body.helloOk ? { helloOk: true } : {}),
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId,
  minWireVersion: 0,
  maxWireVersion: WIRE_VERSION,
  readOnly: false,
});

const buildInfo: Command = () => ({
  version: VERSION,
  versionArray: [7, 0, 0, 0],
  gitVersion: 'sojourn-document-engine',
  modules: ['sojourn-document-engine'],
  storageEngines: ['lmdb'],
  javascriptEngine: 'none',
  bits: 64,
  debug: false,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
});

const serverStatus: Command = ({ engine }) => ({
  host: '127.0.0.1',
  version: VERSION,
  process: 'sojourn-document-engine',
  pid: process.pid,
  uptime: (Date.now() - engine.startedAt) / 1000,
  localTime: new Date(),
  metrics: { cursor: { open: { total: engine.cursors.size } } },
  storageEngine: { name: 'lmdb', persistent: true },
});

const getParameter: Command = ({ body }) => ({
  ...(body.featureCompatibilityVersion || body.getParameter === '*'
    ? { featureCompatibilityVersion: { version: '7.0' } }
    : {}),
});

const setParameter: Command = ({ body, engine }) => {
  const seconds = toNumber(body.ttlMonitorSleepSecs, NaN);
  if (Number.isNaN(seconds) || seconds <= 0) {
    throw new CommandError(72, 'the only parameter to set is ttlMonitorSleepSecs');
  }
  return { was: engine.ttl.every(seconds * 1000) / 1000 };
};

const nothing: Command = () => ({});

const refuseTransactions: Command = () => {
  throw transactionRefusal();
};

/** The handshake, questions about the server, and sessions, which need no state. */
export const serverCommands: CommandFamily = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: nothing,
  buildInfo,
  buildinfo: buildInfo,
  serverStatus,
  getParameter,
  setParameter,
  connectionStatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  whatsmyuri: ({ connectionId }) => ({ you: `127.0.0.1:${connectionId}` }),
  hostInfo: () => ({ system: { hostname: '127.0.0.1' } }),
  getLog: (): Document => ({ totalLinesWritten: 0, log: [] }),
  getCmdLineOpts: (): Document => ({ argv: [], parsed: {} }),
  startSession: nothing,
  refreshSessions: nothing,
  endSessions: nothing,
  killSessions: nothing,
  fsync: nothing,
  commitTransaction: refuseTransactions,
  abortTransaction: refuseTransactions,
};

/** The answer to anything that belongs to a transaction. Not code 20: drivers replace its words by their own. */
export function transactionRefusal(): CommandError {
  return new CommandError(263, 'this engine has no transactions: keep invariants within one document');
}
