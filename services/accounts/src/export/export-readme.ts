import { formatCount } from '@sojourn/travel';

/** The words that come with a download. */
export const README = (made: {
  username: string;
  at: Date;
  trips: number;
  documents: number;
}): string => `Your Sojourn data

This is everything that Sojourn stored about the account "${made.username}"
on ${made.at.toUTCString()}: ${formatCount(made.trips, 'trip')}, ${formatCount(made.documents, 'document')}.

account.json           names, e-mail address, home address, when you signed up
sign-in.json           Google accounts and passkeys that open your account
                       (passwords are stored as digests only and are not here)
sessions.json          where you were signed in when you asked for this
security-log.json      what happened to your account, the newest first
newsletter.json        whether your address gets the newsletter
recommendations.json   recommendations that are still stored; they go after 30
                       days
price-watches.json     flights whose price you watch, with their prices day by
                       day; stopped ones stay for 30 days
statistics.json        what your trips add up to, as your profile shows it
tips.json              tips and comments you wrote, and the ids of the tips
                       you like or reported
trips/                 a folder for each trip, deleted ones that can still be
                       restored too
  .../trip.json        the trip with its whole plan: days, bookings, expenses,
                       packing, notes, and the links you made (without their
                       addresses, which we do not store)
  .../history.json     what was changed, when and by whom, the newest first
  .../documents/       your files as we store them

Invitations that you sent are not stored: they are mailed and forgotten.
What this browser keeps for you without an account is on your device only.

JSON files open in any text editor. Times are in UTC (they end in Z).
The download is deleted from our servers 24 hours after it was made.
`;
