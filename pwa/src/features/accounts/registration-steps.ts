import {
  codeField,
  emailField,
  fullNameField,
  newPasswordField,
  normalizedPassword,
  PASSWORDS_DIFFER,
  phoneField,
  registrationForm,
  usernameField,
  type countryCodes,
} from '@exam/shared-schema/contract';

export const steps = [
  'username',
  'fullName',
  'email',
  'emailCode',
  'phone',
  'phoneCode',
  'category',
  'password',
  'confirmPassword',
] as const;
export type Step = (typeof steps)[number];
export type Channel = 'email' | 'phone';
type CountryCode = (typeof countryCodes)[number];

/** Kept across a reload. Never a password or a code. */
export interface Values {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly countryCode: CountryCode;
  readonly phone: string;
  readonly category: string;
}

/** Kept only in this page's memory. */
export interface Secrets {
  readonly emailCode: string;
  readonly phoneCode: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** A code sent to an address or number; `token` identifies it on the server. */
export interface Proof {
  readonly target: string;
  readonly token: string;
  /** When another code may be requested, epoch ms. */
  readonly resendAt: number;
  readonly delivery: 'provider' | 'local';
  readonly verified: boolean;
}

/** The server's error for this value; another value may be valid. */
export interface Fault {
  readonly value: string;
  readonly message: string;
}

export interface Entered {
  readonly values: Values;
  readonly secrets: Secrets;
  readonly proofs: Readonly<Record<Channel, Proof | null>>;
  readonly faults: Readonly<Partial<Record<Step, Fault>>>;
}

/** The address or number that a code is sent to. */
export function targetOf(channel: Channel, { email, countryCode, phone }: Values): string {
  return channel === 'email' ? email.trim() : `${countryCode} ${phone}`;
}

/** The code sent to the current value of the field; null if none was sent to it. */
export function proofOf(channel: Channel, { values, proofs }: Entered): Proof | null {
  const proof = proofs[channel];
  return proof?.target === targetOf(channel, values) ? proof : null;
}

export const channelOf = { emailCode: 'email', phoneCode: 'phone' } as const;

/** The value that a fault of the step is stored with. */
export function valueOf(step: Step, { values, secrets }: Entered): string {
  if (step === 'email' || step === 'phone') return targetOf(step, values);
  if (step === 'emailCode' || step === 'phoneCode' || step === 'password' || step === 'confirmPassword') {
    return secrets[step];
  }
  return values[step];
}

interface Checked {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly { message: string }[] } };
}

const schemas: Readonly<Partial<Record<Step, Checked>>> = {
  username: usernameField,
  fullName: fullNameField,
  email: emailField,
  emailCode: codeField,
  phone: phoneField,
  phoneCode: codeField,
  password: newPasswordField,
};

/** The error of a step, or null. The messages are the server's, from the same schemas. */
export function faultOf(step: Step, entered: Entered): string | null {
  const { values, secrets, faults } = entered;
  if (isVerifiedCode(step, entered)) return null;
  const typed = step === 'phone' ? values.phone : valueOf(step, entered);
  if (step === 'category') return typed === '' ? NO_CATEGORY : (faults.category?.message ?? null);
  if (step === 'confirmPassword') {
    const isEqual = normalizedPassword(typed) === normalizedPassword(secrets.password);
    const same = isEqual && newPasswordField.safeParse(typed).success;
    return same ? null : PASSWORDS_DIFFER;
  }
  const parsed = schemas[step]?.safeParse(typed);
  if (parsed?.success === false) return parsed.error?.issues[0]?.message ?? null;
  const fault = faults[step];
  return fault?.value === valueOf(step, entered) ? fault.message : null;
}

const NO_CATEGORY = registrationForm.def.shape.categories.safeParse([]).error?.issues[0]?.message ?? '';

function isVerifiedCode(step: Step, entered: Entered): boolean {
  if (step !== 'emailCode' && step !== 'phoneCode') return false;
  return proofOf(channelOf[step], entered)?.verified === true;
}

/** An empty field shows no error, so that the form does not open with errors. */
export function shownFault(step: Step, entered: Entered): string | undefined {
  const typed = step === 'phone' ? entered.values.phone : valueOf(step, entered);
  return typed === '' ? undefined : (faultOf(step, entered) ?? undefined);
}

/** Whether the following steps may be shown. */
function isDone(step: Step, entered: Entered): boolean {
  if (step === 'emailCode' || step === 'phoneCode') return isVerifiedCode(step, entered);
  if (faultOf(step, entered) !== null) return false;
  return step === 'email' || step === 'phone' ? proofOf(step, entered) !== null : true;
}

/** The requested step, or the first incomplete step before it. */
export function reachable(wanted: string | null, entered: Entered): Step {
  const open = steps.findIndex((step) => !isDone(step, entered));
  const furthest = open === -1 ? steps.length - 1 : open;
  const at = steps.findIndex((step) => step === wanted);
  return steps[at === -1 ? furthest : Math.min(at, furthest)] ?? 'username';
}

export function after(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}

export function before(step: Step): Step {
  return steps[steps.indexOf(step) - 1] ?? step;
}
