export {
  consoleScope,
  isDisabled,
  scopeOf,
  signedIn,
  type AccessTokens,
  type Caller,
  type Identity,
} from './access.ts';
export {
  bind,
  bindRaw,
  bindText,
  bindUnread,
  fieldErrors,
  readBody,
  type Exchange,
  type HttpExchange,
} from './bind.ts';
export { Allowance } from './allowance.ts';
export type { BodyCredential } from './bodies.ts';
export { readJson } from './body.ts';
export { AppError, toAppError } from './errors.ts';
export { isLoopback, isLoopbackHost } from './loopback.ts';
export { networkOf } from './network.ts';
export { hasFresh } from './revalidation.ts';
export { bindStreamed } from './stream.ts';
