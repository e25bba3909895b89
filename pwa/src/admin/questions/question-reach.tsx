import { useQuery } from '@tanstack/react-query';
import { correctionReach } from '@exam/shared-schema/contract';
import { formatCount } from '../../format/index.ts';
import { load } from '../load.ts';

/** BK2: how many attempts a corrected key would re-mark, shown before the correction is made. */
export function CorrectionReach({ id }: { readonly id: string }) {
  const { data, error } = useQuery({
    queryKey: ['questions', 'reach', id],
    queryFn: async ({ signal }) =>
      (await load(correctionReach, { params: { questionId: id } }, signal)).data.attempts,
  });
  if (error !== null) return 'It could not be counted.';
  return data === undefined ? 'Counting...' : formatCount(data, 'attempt', 'attempts');
}
