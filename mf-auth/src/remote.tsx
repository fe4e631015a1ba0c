/** What the shell loads: pages by route, widgets by name. */
import { lazy, type RemoteModule } from '@sojourn/web-kit';

export const remote: RemoteModule = {
  routes: {
    '/auth': lazy(() => import('./app/auth-page').then((m) => ({ default: m.AuthPage }))),
    '/login': lazy(() => import('./app/auth-page').then((m) => ({ default: m.AuthPage }))),
    '/register': lazy(() => import('./app/auth-page').then((m) => ({ default: m.AuthPage }))),
    '/auth/link-accounts': lazy(() => import('./app/token-link-page').then((m) => ({ default: m.TokenLinkPage }))),
    '/link-accounts': lazy(() => import('./app/link-accounts-page').then((m) => ({ default: m.LinkAccountsPage }))),
    '/auth/forgot': lazy(() => import('./app/forgot-page').then((m) => ({ default: m.ForgotPage }))),
    '/auth/reset': lazy(() => import('./app/reset-page').then((m) => ({ default: m.ResetPage }))),
    '/auth/verify': lazy(() => import('./app/verify-page').then((m) => ({ default: m.VerifyPage }))),
    '/auth/unsubscribe': lazy(() => import('./app/unsubscribe-page').then((m) => ({ default: m.UnsubscribePage }))),
    '/auth/goodbye': lazy(() => import('./app/goodbye-page').then((m) => ({ default: m.GoodbyePage }))),
    '/profile': lazy(() => import('./app/profile-page').then((m) => ({ default: m.ProfilePage }))),
  },
  widgets: {
    'account-menu': lazy(() => import('./app/account-widget').then((m) => ({ default: m.AccountWidget }))),
  },
};
