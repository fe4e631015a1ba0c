import type { CurrentUser } from '@sojourn/contracts';
import { toast } from '@sojourn/web-kit';

/** Greets whoever signed in; one whose account is leaving is asked about that, and a toast would cover the answers. */
export function welcomeBack({ leavesAt }: CurrentUser): void {
  if (leavesAt === undefined) toast({ title: 'Welcome back!', description: 'You have been successfully logged in.' });
}
