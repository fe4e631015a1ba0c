import { loadable, Loaded, useSession } from '@sojourn/web-kit';
import { AccountMenu } from '../features/account-menu/account-menu';

const leavingNotice = loadable(() => import('../shared/leaving-notice').then((m) => m.LeavingNotice));

/** The header's account: its menu and, while the account is leaving, what can still be done about it. */
export const AccountWidget = () => {
  const { user } = useSession();
  return (
    <>
      <AccountMenu />
      {user?.leavesAt !== undefined && <Loaded of={leavingNotice} fallback={null} props={{ user }} />}
    </>
  );
};
