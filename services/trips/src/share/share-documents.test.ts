import { createConnection } from 'mongoose';
import { sharesOn } from './share-documents';

test('a connection has one model of links, however often it is asked for', () => {
  const connection = createConnection();
  const shares = sharesOn(connection);
  expect(shares.modelName).toBe('TripShare');
  expect(sharesOn(connection)).toBe(shares);
});
