import '../list/list.css';
import './user-screen.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { oneUser, type ManagedUser, type WholeUser } from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import { formatConsoleDate, formatCount, formatDateTime, formatScore } from '../../format/index.ts';
import {
  Avatar,
  Button,
  Card,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  Pill,
  Row,
  Stack,
  StatTiles,
} from '../../ui/index.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { nounOf } from '../nouns.ts';
import { isPermitted, usePermissions } from '../permitted.ts';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import type { AnyAction, RowAction } from '../rows/action.ts';
import { Facts } from '../rows/details.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import {
  collegeAction,
  removeAction,
  resetAction,
  roleAction,
  signOutAction,
  statusAction,
  tokensAction,
} from './user-actions.ts';
import { UserAttempts, UserPayments } from './user-lists.tsx';
import { changeText } from './user-change-text.ts';
import { phoneText, preferenceText, ROLES, STATUSES, tokensText, TONES } from './user-words.ts';

/** US5: a user, whose id is in the URL. */
export default function UserScreen() {
  const [search] = useSearchParams();
  const userId = search.get('user') ?? '';
  return (
    <Page>
      {userId === '' ? (
        <EmptyState
          title="No user chosen"
          action={<LinkButton href={consolePaths.users.list}>Users</LinkButton>}
        >
          Choose View in the row of a user.
        </EmptyState>
      ) : (
        <OneUser key={userId} userId={userId} />
      )}
    </Page>
  );
}

function OneUser({ userId }: { readonly userId: string }) {
  const result = useQuery({
    queryKey: ['users', 'one', userId],
    queryFn: async ({ signal }) => (await load(oneUser, { params: { userId } }, signal)).data,
  });
  return (
    <Loaded
      result={result}
      lines={8}
      loading="Loading the user..."
      failed="Failed to load the user"
      failedText="Please check your connection and try again."
      failedOfStatus={{ 404: 'This user no longer exists.' }}
    >
      {(whole) => <Whole whole={whole} />}
    </Loaded>
  );
}

const noun = nounOf({ one: 'user', many: 'users' });
const ACTIONS: readonly RowAction<ManagedUser>[] = [
  statusAction(noun),
  roleAction(noun),
  collegeAction(noun),
  tokensAction(noun),
  resetAction(noun),
  signOutAction(noun),
  removeAction(noun),
];

function Whole({ whole }: { readonly whole: WholeUser }) {
  const { user, sessions, accommodations, changes } = whole;
  const { tests, accuracy } = user.performance;
  return (
    <Stack gap={6}>
      <Head user={user} />
      <StatTiles
        stats={[
          { label: 'Tests', value: String(tests) },
          { label: 'Accuracy', value: accuracy === null ? '–' : `${formatScore(accuracy)}\u00a0%` },
          { label: 'Tokens left', value: tokensText(user) },
          { label: 'Signed in on', value: formatCount(sessions.length, 'device', 'devices') },
        ]}
      />
      <Section title="Account">
        <AccountFacts whole={whole} />
      </Section>
      <Section title="Signed-in devices">
        {sessions.length === 0 ? (
          <p>Not signed in anywhere.</p>
        ) : (
          <ul className="user-lines">
            {sessions.map(({ _id, device, lastUsedAt }) => (
              <li key={_id}>
                <span>{device}</span>
                <span className="list-note num">Last used {formatDateTime(lastUsedAt)}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="Extra time">
        {accommodations.length === 0 ? (
          <p>None.</p>
        ) : (
          <ul className="user-lines">
            {accommodations.map(({ paper, extraTimePercent }) => (
              <li key={paper?._id ?? ''}>
                <span>{paper?.title ?? 'Every test paper'}</span>
                <span className="list-note num">{extraTimePercent}&nbsp;% more</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="Attempts">
        <UserAttempts userId={user._id} />
      </Section>
      <Section title="Payments">
        <UserPayments userId={user._id} />
      </Section>
      <Section title="What changed">
        {changes.length === 0 ? (
          <p>No administrator has changed anything about this user.</p>
        ) : (
          <ul className="user-lines">
            {changes.map((change) => (
              <li key={change._id}>
                <span>{changeText(change)}</span>
                <span className="list-note num">
                  {change.by ?? 'A deleted account'}, {formatDateTime(change.at)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <Stack gap={3}>
        <h2>{title}</h2>
        {children}
      </Stack>
    </Card>
  );
}

/** The name, the status, and what an administrator can do. */
function Head({ user }: { readonly user: ManagedUser }) {
  const queries = useQueryClient();
  const { notice, say, dismiss } = useFlash();
  const [action, setAction] = useState<RowAction<ManagedUser> | null>(null);
  const may = isPermitted(usePermissions());
  const { fullName, username, role, accountStatus, isDemo } = user;
  const close = () => {
    setAction(null);
    void queries.invalidateQueries();
  };
  return (
    <Stack gap={4}>
      <PageHead
        title={fullName}
        lead={`@${username}`}
        actions={
          <Link href={consolePaths.users.list} asChild>
            <LinkButton icon="back">All users</LinkButton>
          </Link>
        }
      />
      <Row>
        <Avatar name={fullName} />
        <Pill>{ROLES[role]}</Pill>
        <Pill tone={TONES[accountStatus]}>{STATUSES[accountStatus]}</Pill>
        {isDemo === true && <Pill tone="neutral">Simulated</Pill>}
      </Row>
      <FlashBanner notice={notice} onDismiss={dismiss} />
      <div className="user-actions">
        {ACTIONS.filter((each) => may(each) && each.isOffered(user)).map((each) => (
          <Button key={each.key} variant={each.danger ? 'danger' : 'outline'} onClick={() => setAction(each)}>
            {each.key === 'edit' ? 'Edit status' : each.label}
          </Button>
        ))}
      </div>
      {action !== null && (
        <RowDialog
          action={action as unknown as AnyAction}
          row={user}
          name={fullName}
          onClose={close}
          onDone={(message) => {
            close();
            say(true, message);
          }}
        />
      )}
    </Stack>
  );
}

function AccountFacts({ whole }: { readonly whole: WholeUser }) {
  const { user, location, thread, performanceInitialized } = whole;
  const { categories, difficultyPreference } = user.preferences;
  return (
    <Facts
      facts={[
        ['E-mail', user.email],
        ['Phone', phoneText(user)],
        ['College', user.college?.name ?? null],
        ['Exam', categories.map(({ name }) => name).join(', ')],
        ['Difficulty preference', preferenceText(difficultyPreference)],
        ['Location', location],
        ['Thread ID', thread],
        ['Performance initialized', performanceInitialized ? 'Yes' : 'No'],
        ['Created', formatConsoleDate(user.createdAt)],
      ]}
    />
  );
}
