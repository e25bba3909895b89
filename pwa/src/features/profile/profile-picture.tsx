import { useState } from 'react';
import { Avatar } from '../../ui/index.ts';

interface ProfilePictureProps {
  readonly name: string;
  readonly address: string | null;
}

/** PF6: the picture once it is loaded; the initials until then and without one. No referrer is sent to its host. */
export function ProfilePicture({ name, address }: ProfilePictureProps) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <span className="profile-picture" data-shown={(address !== null && shown === address) || undefined}>
      <Avatar name={name} large />
      {address !== null && (
        <img
          src={address}
          alt=""
          referrerPolicy="no-referrer"
          onLoad={() => setShown(address)}
          onError={() => setShown(null)}
        />
      )}
    </span>
  );
}
