import { ownerOf, type SeenCall } from '../../offline/index.ts';
import { useSession } from '../session.ts';

/** The owner of a call's cached answers, by `ownerOf`; null if the call needs a user and none is signed in. */
export function useOwner(call: SeenCall): { readonly owner: string | null; readonly loading: boolean } {
  const session = useSession();
  const owner = ownerOf(call, session.status === 'signed-in' ? session.user._id : null);
  return { owner, loading: owner === null && session.status === 'loading' };
}
