import { remoteConfig } from '@sojourn/config';

export default remoteConfig(import.meta.dirname);
