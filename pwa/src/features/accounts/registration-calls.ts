import { resendEmailCode, resendPhoneCode, sendEmailCode, sendPhoneCode } from '@exam/shared-schema/contract';
import { callApi, type CallResult } from '../../api/index.ts';
import type { Channel, Entered, Step, Values } from './registration-steps.ts';

/** The step that a field in the server's errors belongs to. */
export const stepOfField: Readonly<Record<string, Step>> = {
  username: 'username',
  fullName: 'fullName',
  email: 'email',
  emailOtpToken: 'emailCode',
  phone: 'phone',
  countryCode: 'phone',
  phoneOtpToken: 'phoneCode',
  categories: 'category',
  password: 'password',
  confirmPassword: 'confirmPassword',
};

export interface Sent {
  readonly token: string;
  readonly resendInSeconds: number;
  readonly delivery: 'provider' | 'local';
}

export function sendCode(channel: Channel, values: Values, again: boolean): Promise<CallResult<Sent>> {
  return channel === 'email' ? sendEmail(values, again) : sendPhone(values, again);
}

async function sendEmail({ email }: Values, again: boolean): Promise<CallResult<Sent>> {
  const result = await callApi(again ? resendEmailCode : sendEmailCode, { body: { email } });
  return result.ok ? { ...result, answer: { ...result.answer, token: result.answer.emailOtpToken } } : result;
}

async function sendPhone({ phone, countryCode }: Values, again: boolean): Promise<CallResult<Sent>> {
  const result = await callApi(again ? resendPhoneCode : sendPhoneCode, { body: { phone, countryCode } });
  return result.ok ? { ...result, answer: { ...result.answer, token: result.answer.phoneOtpToken } } : result;
}

/** The payload of the last step. */
export function registrationBody({ values, secrets, proofs }: Entered) {
  const { username, fullName, email, phone, countryCode, category } = values;
  return {
    username,
    fullName,
    email,
    emailOtpToken: proofs.email?.token ?? '',
    phone,
    countryCode,
    phoneOtpToken: proofs.phone?.token ?? '',
    categories: [category],
    password: secrets.password,
    confirmPassword: secrets.confirmPassword,
  };
}
