import { shellConfig } from '@sojourn/config';

export default shellConfig(import.meta.dirname);
