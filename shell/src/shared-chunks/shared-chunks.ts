/**
 * Everything the shell shares with remotes and may not need itself. The build provides what it meets, so each
 * is named here once; all but the imports are chunks that are fetched when a remote asks.
 */
import './icon-base';
import './query';
import './styles';

/** Never called: naming the module is what counts. */
export const sharedChunks = [
  () => import('./ui'),
  () => import('./contracts'),
  () => import('@sojourn/scenes'),
  () => import('@sojourn/ui/alert-dialog'),
  () => import('@sojourn/ui/combobox'),
  () => import('@sojourn/ui/date-field'),
  () => import('@sojourn/ui/dialog'),
  () => import('@sojourn/ui/menu'),
  () => import('@sojourn/ui/select'),
  () => import('@sojourn/ui/slider'),
  () => import('@sojourn/ui/tabs'),
  () => import('@sojourn/ui/toast'),
  () => import('@sojourn/ui/tooltip'),
];
