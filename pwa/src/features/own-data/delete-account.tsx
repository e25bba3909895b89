import { useLiveQuery } from 'dexie-react-hooks';
import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { database, onlyHere, type OnlyHere } from '../../offline/index.ts';
import { say, translate } from '../../sentences/index.ts';
import {
  Banner,
  Button,
  Card,
  Field,
  focusFirstError,
  LinkButton,
  PasswordInput,
  Switch,
} from '../../ui/index.ts';
import { DeleteDialog } from './delete-dialog.tsx';

interface DeleteAccountProps {
  readonly userId: string;
  readonly online: boolean;
}

/** OD5, OD7: what is deleted and what is kept, the password, and then the confirmation. */
export function DeleteAccount({ userId, online }: DeleteAccountProps) {
  const words = say.ownData.deletion;
  const unsent = useLiveQuery(() => onlyHere(database, userId), [userId]);
  const [givenUp, setGivenUp] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const isHeld = unsent === undefined || (unsent.length > 0 && !givenUp);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!online || isHeld) return;
    if (password !== '') return setAsking(true);
    setError('Password is required');
    focusFirstError(event.currentTarget);
  };
  return (
    <Card title={words.title}>
      <Consequences title={words.goes} items={words.going} />
      <Consequences title={words.stays} items={words.staying} />
      <p>{words.final}</p>
      {unsent !== undefined && unsent.length > 0 && (
        <Unsent unsent={unsent} givenUp={givenUp} onGiveUp={setGivenUp} />
      )}
      <form className="own-data-form" noValidate onSubmit={submit}>
        <Field label={words.password} error={error === undefined ? undefined : translate(error)}>
          <PasswordInput
            name="password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="danger" icon="trash" unavailable={!online || isHeld}>
          {words.start}
        </Button>
      </form>
      <DeleteDialog
        open={asking}
        userId={userId}
        password={password}
        onClose={() => setAsking(false)}
        onRefused={(message) => {
          setAsking(false);
          setError(message);
        }}
      />
    </Card>
  );
}

function Consequences({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div className="own-data-list">
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

interface UnsentProps {
  readonly unsent: readonly OnlyHere[];
  readonly givenUp: boolean;
  readonly onGiveUp: (givenUp: boolean) => void;
}

/** OD7: data that exists only on this device is deleted only after the student has confirmed it. */
function Unsent({ unsent, givenUp, onGiveUp }: UnsentProps) {
  const words = say.ownData.deletion;
  return (
    <>
      <Banner
        tone="warn"
        title={words.unsent}
        action={
          <Link href={paths.sync} asChild>
            <LinkButton variant="quiet">{words.showSync}</LinkButton>
          </Link>
        }
      >
        <ul className="own-data-unsent">
          {unsent.map(({ attemptId, title }) => (
            <li key={attemptId}>{title}</li>
          ))}
        </ul>
        <p>{words.unsentAdvice}</p>
      </Banner>
      <Switch label={words.giveUp} checked={givenUp} onChange={onGiveUp} />
    </>
  );
}
