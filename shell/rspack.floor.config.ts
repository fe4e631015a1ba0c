import { floorConfig } from '@sojourn/config';

export default floorConfig(import.meta.dirname);
