import type { CurrentUser } from '@sojourn/contracts';
import { Button, Card, Heading, Stack } from '@sojourn/ui';
import { formatDate } from '@sojourn/web-kit';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { ProfileForm } from './profile-form';
import { Facts, Note, Wide } from './profile.styles';

/** Profile Information: read, or edited in place. */
export const ProfileCard = ({ user }: { user: CurrentUser }) => {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    // The form took the focus with it; it goes back to where the person came from.
    queueMicrotask(() => edit.current?.focus());
  };
  return (
    <Card as="section" aria-labelledby="profile-information" padding="lg">
      <Stack gap={24}>
        <Stack direction="row" justify="between" gap={12}>
          <Heading level={2} id="profile-information">
            Profile Information
          </Heading>
          {!isEditing && (
            <Button
              ref={edit}
              variant="secondary"
              size="sm"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          )}
        </Stack>
        {isEditing && <ProfileForm user={user} onClose={close} />}
        <Facts>
          {!isEditing && (
            <>
              <div>
                <dt>First name</dt>
                <dd>{user.firstName ?? 'Not given'}</dd>
              </div>
              <div>
                <dt>Last name</dt>
                <dd>{user.lastName ?? 'Not given'}</dd>
              </div>
            </>
          )}
          <div>
            <dt>Username</dt>
            <dd>{user.username}</dd>
          </div>
          <div>
            <dt>Member since</dt>
            <dd>{formatDate(user.createdAt)}</dd>
          </div>
          <Wide>
            <dt>Email</dt>
            <dd>
              {user.email}
              <Note>Email cannot be edited for security reasons</Note>
              <Note>
                <a href="#email-address">Move to a new address by confirming it</a>
              </Note>
            </dd>
          </Wide>
        </Facts>
      </Stack>
    </Card>
  );
};
