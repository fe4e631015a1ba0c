import { Banner } from '@sojourn/ui';
import { storedUnits } from '../../shared/browser-trips.store';
import { browserRoomWords } from './room.model';

/** Says when this browser is nearly full. It is drawn again with the list of trips. */
export const BrowserRoom = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const words = browserRoomWords(storedUnits(), isSignedIn);
  return words ? <Banner>{words}</Banner> : null;
};
