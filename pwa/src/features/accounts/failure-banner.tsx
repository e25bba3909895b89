import type { CallFailure } from '../../api/index.ts';
import { translate } from '../../sentences/index.ts';
import { Banner } from '../../ui/index.ts';
import { noticeOf, type Notice } from './failure-message.ts';

interface FailureBannerProps {
  readonly failure: CallFailure;
  /** The form's own sentence, in the current language. */
  readonly own: string;
}

export function FailureBanner({ failure, own }: FailureBannerProps) {
  return <NoticeBanner notice={noticeOf(failure, own)} />;
}

export function NoticeBanner({ notice: { own, message } }: { readonly notice: Notice }) {
  return (
    <Banner tone="bad" title={own !== null && translate(own)}>
      {translate(message)}
    </Banner>
  );
}
