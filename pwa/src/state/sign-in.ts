import { database, openSession, type Credentials, type SignInResult } from '../offline/index.ts';
import { noteCall } from './connection.ts';

export async function signIn(credentials: Credentials): Promise<SignInResult> {
  const result = await openSession(database, credentials);
  noteCall(result);
  return result;
}
