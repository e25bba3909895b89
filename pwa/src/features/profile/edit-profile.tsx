import {
  difficultyPreferences,
  MAX_LOCATION,
  MAX_NICKNAME,
  type ProfileUser,
} from '@exam/shared-schema/contract';
import { useId, useRef, useState, type FormEvent } from 'react';
import { say, translate } from '../../sentences/index.ts';
import {
  Banner,
  type BannerProps,
  Button,
  Dialog,
  Field,
  focusFirstError,
  Select,
  Stack,
  Switch,
  TextInput,
  useToasts,
} from '../../ui/index.ts';
import {
  changesOf,
  errorsIn,
  formOf,
  isChanged,
  type ProfileErrors,
  type ProfileForm,
} from './profile-form.ts';
import { saveProfile } from './save-profile.ts';

interface EditProfileProps {
  readonly user: ProfileUser;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/**
 * PF3, PF4: the fields that students can change. Save is disabled while the name is empty, nothing has changed, or a
 * save is in progress.
 */
export function EditProfile({ user: latest, onClose, onSaved }: EditProfileProps) {
  // What was loaded since is not changed by a form that began with an older profile.
  const [user] = useState(latest);
  const { form, errors, problem, busy, set, submit, element } = useProfileForm(user, onClose, onSaved);
  const formId = useId();
  const words = say.profile.form;
  const isNamed = form.fullName.trim() !== '';
  const canSave = isNamed && isChanged(form, user) && !busy;
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={words.title}
      footer={
        <>
          <Button unavailable={busy} onClick={onClose}>
            {say.common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            busyWords={words.saving}
            disabled={!canSave && !busy}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate ref={element} onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {problem !== null && <Banner tone="bad" {...problem} />}
          <Field
            label={words.name}
            error={
              errors['fullName'] ??
              (isNamed ? undefined : translate(errorsIn({ fullName: '' })['fullName'] ?? ''))
            }
          >
            <TextInput
              name="fullName"
              autoComplete="name"
              data-autofocus
              value={form.fullName}
              onChange={({ target }) => set({ fullName: target.value })}
            />
          </Field>
          <Field label={words.location} aside={words.optional} error={errors['location']}>
            <TextInput
              name="location"
              autoComplete="address-level2"
              maxLength={MAX_LOCATION}
              value={form.location}
              onChange={({ target }) => set({ location: target.value })}
            />
          </Field>
          <LeaderboardFields form={form} errors={errors} set={set} role={user.role} />
          <OtherFields form={form} errors={errors} set={set} />
          <p className="profile-note">{words.support}</p>
        </Stack>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly form: ProfileForm;
  readonly errors: ProfileErrors;
  readonly set: (changes: Partial<ProfileForm>) => void;
}

/** How a student appears to others; other roles are on no board. */
function LeaderboardFields({ form, errors, set, role }: FieldsProps & Pick<ProfileUser, 'role'>) {
  const words = say.profile.form;
  if (role !== 'student') return null;
  return (
    <>
      <Field
        label={words.nickname}
        aside={words.optional}
        hint={words.nicknameHint}
        error={errors['nickname']}
      >
        <TextInput
          name="nickname"
          autoComplete="nickname"
          maxLength={MAX_NICKNAME}
          value={form.nickname}
          onChange={({ target }) => set({ nickname: target.value })}
        />
      </Field>
      <Switch
        label={words.listed}
        hint={form.isListed ? words.listedOn : words.listedOff}
        checked={form.isListed}
        onChange={(isListed) => set({ isListed })}
      />
      {form.isListed && (
        <Switch
          label={words.showsFullName}
          hint={nameHint(form)}
          checked={form.showsFullName}
          onChange={(showsFullName) => set({ showsFullName })}
        />
      )}
    </>
  );
}

/** PF13: which name boards show. */
function nameHint({ nickname, showsFullName }: ProfileForm): string {
  const words = say.profile.form;
  if (nickname.trim() !== '') return words.nicknameShown;
  return showsFullName ? words.fullNameShown : words.firstNameShown;
}

function OtherFields({ form, errors, set }: FieldsProps) {
  const words = say.profile.form;
  return (
    <>
      <Field label={words.difficulty}>
        <Select
          name="difficultyPreference"
          value={form.difficultyPreference}
          placeholder={words.noPreference}
          onChange={({ target }) =>
            set({
              difficultyPreference: difficultyPreferences.find((level) => level === target.value) ?? '',
            })
          }
          options={difficultyPreferences.map((level) => ({
            value: level,
            label: say.labels.difficulty[level],
          }))}
        />
      </Field>
      <Field
        label={words.picture}
        aside={words.optional}
        hint={words.pictureHint}
        error={errors['profilePicture']}
      >
        <TextInput
          name="profilePicture"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={form.profilePicture}
          onChange={({ target }) => set({ profilePicture: target.value })}
        />
      </Field>
    </>
  );
}

type Problem = Pick<BannerProps, 'title' | 'children'>;

function useProfileForm(user: ProfileUser, onClose: () => void, onSaved: () => void) {
  const [form, setForm] = useState(() => formOf(user));
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const refuse = (found: ProfileErrors, sentence: Problem | null) => {
    setErrors(translatedErrors(found));
    setProblem(sentence);
    focusFirstError(element.current);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || form.fullName.trim() === '' || !isChanged(form, user)) return;
    const changes = changesOf(form, user);
    if (Object.keys(changes).length === 0) return refuse({}, { children: say.profile.form.noChanges });
    const found = errorsIn(changes);
    if (Object.keys(found).length > 0) return refuse(found, null);
    setBusy(true);
    const result = await saveProfile(changes);
    setBusy(false);
    if (!result.ok) {
      const isBesideFields = Object.keys(result.errors).length > 0;
      const sentence = { title: say.profile.form.failed, children: translate(result.message) };
      return refuse(result.errors, isBesideFields ? null : sentence);
    }
    useToasts.getState().show({ tone: 'ok', text: say.profile.form.saved });
    onSaved();
    onClose();
  };
  const set = (changes: Partial<ProfileForm>) => {
    setForm({ ...form, ...changes });
    const edited = Object.keys(changes).map((name) => [name, undefined]);
    setErrors({ ...errors, ...Object.fromEntries(edited) });
    setProblem(null);
  };
  return { form, errors, problem, busy, set, submit, element };
}

/** In the current language (LA3). */
function translatedErrors(errors: ProfileErrors): ProfileErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error && translate(error)]));
}
