import {
  countryCodes,
  register,
  usernameAvailable,
  verifyEmailCode,
  verifyPhoneCode,
} from '@exam/shared-schema/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { callApi, type CallFailure, type CallResult } from '../../api/index.ts';
import { noticeOf, noticeWithoutOwn, type Notice } from './failure-message.ts';
import { registrationBody, sendCode, stepOfField } from './registration-calls.ts';
import { forgetDraft, loadDraft, saveDraft } from './registration-draft.ts';
import {
  after,
  channelOf,
  faultOf,
  proofOf,
  steps,
  targetOf,
  valueOf,
  type Channel,
  type Entered,
  type Fault,
  type Proof,
  type Secrets,
  type Step,
  type Values,
} from './registration-steps.ts';

export interface Registration extends Entered {
  /** A request of a step is in progress. */
  readonly busy: boolean;
  /** An error of the step as a whole. */
  readonly notice: Notice | null;
  /** The username that was last found to be available. */
  readonly freeUsername: string | null;
}

export interface RegistrationPorts {
  readonly storage: Storage;
  now(): number;
  /** Called with the outcome of every call, which shows whether the server is reachable. */
  noteCall(result: { readonly ok: boolean; readonly kind?: string }): void;
}

const NO_SECRETS: Secrets = { emailCode: '', phoneCode: '', password: '', confirmPassword: '' };
const NOTHING: Entered = {
  values: { username: '', fullName: '', email: '', countryCode: countryCodes[0], phone: '', category: '' },
  secrets: NO_SECRETS,
  proofs: { email: null, phone: null },
  faults: {},
};
const TAKEN = 'This username is already taken. Please choose another.';

/** A registration in progress: the input, the server's errors, and the calls of each step. */
export class RegistrationController {
  readonly store: StoreApi<Registration>;
  readonly #ports: RegistrationPorts;

  constructor(ports: RegistrationPorts) {
    this.#ports = ports;
    const draft = loadDraft(ports.storage, ports.now());
    const start: Registration = { ...NOTHING, ...draft, busy: false, notice: null, freeUsername: null };
    this.store = createStore<Registration>(() => start);
  }

  enter(change: Partial<Values>): void {
    this.#set((before) => ({ values: { ...before.values, ...change }, notice: null }));
    this.#keep();
  }

  enterSecret(change: Partial<Secrets>): void {
    // A new password has to be confirmed again, because the old confirmation no longer matches.
    const confirmation = change.password === undefined ? {} : { confirmPassword: '' };
    this.#set((before) => ({ secrets: { ...before.secrets, ...confirmation, ...change }, notice: null }));
  }

  clearNotice(): void {
    this.#set(() => ({ notice: null }));
  }

  /** Performs a step. @returns the step to show next, 'done', or null to stay. */
  async submit(step: Step): Promise<Step | 'done' | null> {
    const state = this.store.getState();
    if (state.busy || faultOf(step, state) !== null) return null;
    this.#set(() => ({ busy: true, notice: null }));
    try {
      return await this.#perform(step);
    } finally {
      this.#set(() => ({ busy: false }));
    }
  }

  #perform(step: Step): Promise<Step | 'done' | null> {
    switch (step) {
      case 'username':
        return this.#claimUsername();
      case 'email':
      case 'phone':
        return this.#requestCode(step);
      case 'emailCode':
      case 'phoneCode':
        return this.#verifyCode(step);
      case 'confirmPassword':
        return this.#register();
      default:
        return Promise.resolve(after(step));
    }
  }

  /** ST31: whether a username is available, checked while typing. */
  async checkUsername(): Promise<void> {
    const username = this.store.getState().values.username.trim();
    const result = await this.#call(callApi(usernameAvailable, { query: { username } }));
    if (!result.ok) return;
    if (result.answer.available) this.#set(() => ({ freeUsername: username }));
    else this.#blame('username', TAKEN, this.store.getState(), username);
  }

  async #claimUsername(): Promise<Step | null> {
    const { values, freeUsername } = this.store.getState();
    if (freeUsername !== values.username.trim()) await this.checkUsername();
    // If the check failed, the last step reports a taken username, so the student is not blocked here.
    return faultOf('username', this.store.getState()) === null ? after('username') : null;
  }

  async #requestCode(channel: Channel): Promise<Step | null> {
    const state = this.store.getState();
    if (proofOf(channel, state) === null && !(await this.#send(channel, false))) return null;
    return after(channel);
  }

  /** Requests another code for the same address; the previous one becomes invalid. @returns whether it was sent. */
  async resend(channel: Channel): Promise<boolean> {
    if (this.store.getState().busy) return false;
    this.#set(() => ({ busy: true, notice: null }));
    try {
      return await this.#send(channel, true);
    } finally {
      this.#set(() => ({ busy: false }));
    }
  }

  async #send(channel: Channel, again: boolean): Promise<boolean> {
    const { values } = this.store.getState();
    const result = await this.#call(sendCode(channel, values, again));
    if (!result.ok) {
      this.#fail(
        channel,
        result,
        again ? `Failed to resend ${channel} OTP` : `Failed to send ${channel} OTP`,
      );
      this.#adoptCountdown(channel, result);
      return false;
    }
    const { token, resendInSeconds, delivery } = result.answer;
    const resendAt = this.#ports.now() + resendInSeconds * 1000;
    this.#prove(channel, { target: targetOf(channel, values), token, resendAt, delivery, verified: false });
    this.enterSecret({ [`${channel}Code`]: '' });
    return true;
  }

  /** Adopts the server's countdown, which takes precedence over the local one. */
  #adoptCountdown(channel: Channel, { retryAfterMs }: CallFailure): void {
    const proof = proofOf(channel, this.store.getState());
    if (proof === null || retryAfterMs === null) return;
    this.#prove(channel, { ...proof, resendAt: this.#ports.now() + retryAfterMs });
  }

  async #verifyCode(step: 'emailCode' | 'phoneCode'): Promise<Step | null> {
    const channel = channelOf[step];
    const state = this.store.getState();
    const proof = proofOf(channel, state);
    if (proof?.verified) return after(step);
    const otp = state.secrets[step];
    const result = await this.#call(
      channel === 'email'
        ? callApi(verifyEmailCode, { body: { emailOtpToken: proof?.token ?? '', otp } })
        : callApi(verifyPhoneCode, { body: { phoneOtpToken: proof?.token ?? '', otp } }),
    );
    if (!result.ok) return this.#refuseCode(step, result, state);
    if (proof !== null) this.#prove(channel, { ...proof, verified: true });
    return after(step);
  }

  /**
   * ST31: only after a correct code does the student learn that an address is taken; then the address has to change. Only
   * an error of the code itself makes the code wrong; after any other failure the same one may be sent again.
   */
  #refuseCode(step: 'emailCode' | 'phoneCode', failure: CallFailure, state: Entered): Step | null {
    const [sentence] = Object.values(failure.errors);
    if (sentence === undefined) {
      this.#set(() => ({ notice: noticeWithoutOwn(failure) }));
      return null;
    }
    const blamed = failure.code === 'CONFLICT' ? channelOf[step] : step;
    this.#blame(blamed, sentence, state);
    return blamed === step ? null : blamed;
  }

  async #register(): Promise<Step | 'done' | null> {
    const state = this.store.getState();
    const result = await this.#call(callApi(register, { body: registrationBody(state) }));
    if (result.ok) {
      forgetDraft(this.#ports.storage);
      return 'done';
    }
    return this.#refuseAccount(result, state);
  }

  /** Returns to the first step that the server reported an error for. */
  #refuseAccount(failure: CallFailure, state: Entered): Step | null {
    const blamed = Object.entries(failure.errors).flatMap(([field, message]) => {
      const step = stepOfField[field];
      return step === undefined ? [] : [{ step, message }];
    });
    const first = steps.find((step) => blamed.some((each) => each.step === step));
    if (first === undefined) {
      this.#set(() => ({ notice: noticeOf(failure, 'Registration failed. Please try again.') }));
      return null;
    }
    for (const { step, message } of blamed) {
      if (step === 'emailCode' || step === 'phoneCode') {
        // The verification has expired, so another code has to be sent.
        this.#prove(channelOf[step], null);
        this.#set(() => ({ notice: { own: null, message } }));
      } else this.#blame(step, message, state);
    }
    return first;
  }

  #fail(step: Step, failure: CallFailure, fallback: string): void {
    const [sentence] = Object.values(failure.errors);
    if (sentence !== undefined) this.#blame(step, sentence, this.store.getState());
    else this.#set(() => ({ notice: noticeOf(failure, fallback) }));
  }

  #blame(step: Step, message: string, state: Entered, value = valueOf(step, state)): void {
    const fault: Fault = { value, message };
    this.#set((before) => ({ faults: { ...before.faults, [step]: fault } }));
  }

  #prove(channel: Channel, proof: Proof | null): void {
    this.#set((before) => ({ proofs: { ...before.proofs, [channel]: proof } }));
    this.#keep();
  }

  async #call<A>(call: Promise<CallResult<A>>): Promise<CallResult<A>> {
    const result = await call;
    this.#ports.noteCall(result);
    return result;
  }

  #keep(): void {
    saveDraft(this.#ports.storage, this.store.getState(), this.#ports.now());
  }

  #set(change: (before: Registration) => Partial<Registration>): void {
    this.store.setState(change);
  }
}
