import type { CallAnswer, profile, ProfileUser, Wallet } from '@exam/shared-schema/contract';
import { comparable } from '@exam/shared-schema/labels';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDate, formatLimit, formatNumber } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { isOnline, useConnection } from '../../state/index.ts';
import { Button, Card, LinkButton, Pill, StatTiles } from '../../ui/index.ts';
import { EditProfile } from './edit-profile.tsx';
import { ProfilePicture } from './profile-picture.tsx';

interface ProfileHeaderProps extends Pick<CallAnswer<typeof profile>, 'user' | 'wallet'> {
  readonly onSaved: () => void;
}

/** PF1: the student's own data, shown only to the student. */
export function ProfileHeader({ user, wallet, onSaved }: ProfileHeaderProps) {
  const [editing, setEditing] = useState(false);
  const online = isOnline(useConnection());
  return (
    <Card className="profile-head">
      <div className="profile-who">
        <ProfilePicture name={user.fullName} address={user.profilePicture} />
        <div className="profile-names">
          <h1>{user.fullName}</h1>
          <p className="profile-username">@{user.username}</p>
          <p className="profile-pills">
            <Pill>{say.profile.roles[user.role]}</Pill>
            <AccountStatus status={user.accountStatus} />
          </p>
        </div>
      </div>
      <Tokens wallet={wallet} />
      <Facts user={user}>
        <p className="profile-actions">
          {user.role === 'student' && (
            <Link href={paths.join()} asChild>
              <LinkButton variant="quiet">{say.profile.joinBatch}</LinkButton>
            </Link>
          )}
          <Link href={paths.ownData} asChild>
            <LinkButton variant="quiet">{say.profile.ownData}</LinkButton>
          </Link>
          <Button icon="edit" unavailable={!online} onClick={() => setEditing(true)}>
            {say.profile.edit}
          </Button>
        </p>
      </Facts>
      {editing && <EditProfile user={user} onClose={() => setEditing(false)} onSaved={onSaved} />}
    </Card>
  );
}

/** Verified and approved accounts are green, others yellow. */
function AccountStatus({ status }: { readonly status: ProfileUser['accountStatus'] }) {
  const isGood = status === 'verified' || status === 'approved';
  return <Pill tone={isGood ? 'ok' : 'warn'}>{say.profile.statuses[status]}</Pill>;
}

interface FactsProps {
  readonly user: ProfileUser;
  readonly children: ReactNode;
}

function Facts({ user, children }: FactsProps) {
  const { email, phone, countryCode, location, createdAt, nickname, isListed, role } = user;
  const words = say.profile;
  const facts = [
    { label: words.email, value: <Address email={email} /> },
    { label: words.phone, value: phone === null ? words.none : `${countryCode ?? ''} ${phone}`.trim() },
    { label: words.form.location, value: location ?? words.none },
  ];
  return (
    <div className="profile-facts">
      <dl className="profile-list">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="profile-foot">
        <p className="profile-note">
          {words.joined(formatDate(createdAt))}
          {role === 'student' && !isListed && <> · {words.notListed}</>}
          {role === 'student' && isListed && nickname !== null && <> · {words.nickname(nickname)}</>}
        </p>
        {children}
      </div>
    </div>
  );
}

/** Wraps in front of its domain rather than within a word. */
function Address({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function Tokens({ wallet }: { readonly wallet: Wallet }) {
  const words = say.profile;
  return (
    <section aria-label={words.tokens} className="profile-tokens">
      <h2>{words.tokens}</h2>
      <StatTiles
        stats={[
          { label: words.remaining, value: <Limit count={wallet.remainingTokens} /> },
          { label: words.total, value: <Limit count={wallet.totalTokens} /> },
          { label: words.used, value: formatNumber(wallet.usedTokens) },
        ]}
      />
    </section>
  );
}

/** 'Unlimited' is set smaller, because it needs more room than a number. */
function Limit({ count }: { readonly count: number }) {
  const shown = formatLimit(count);
  return comparable(count) === Infinity ? <span className="profile-unlimited">{shown}</span> : shown;
}
