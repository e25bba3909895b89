import { ownerOf, type SeenCall } from '../../offline/index.ts';
import { useSession } from '../session.ts';

/** Whose answers of a call are shown; null if the call needs a user and nobody is signed in. */
export function useOwner(call: SeenCall): { readonly owner: string | null; readonly loading: boolean } {
  const session = useSession();
  const owner = ownerOf(call, session.status === 'signed-in' ? session.user._id : null);
  return { owner, loading: owner === null && session.status === 'loading' };
}
