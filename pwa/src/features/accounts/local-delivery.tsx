import { API_BASE, devMessages } from '@exam/shared-schema/contract';
import { say, withElements } from '../../sentences/index.ts';
import { Banner } from '../../ui/index.ts';

/** Without a mail or SMS provider no message leaves the server; the developer reads it on the server's own page. */
export function LocalDelivery({ to }: { readonly to: string }) {
  const address = `${API_BASE}${devMessages.path}?to=${encodeURIComponent(to)}`;
  const link = (text: string) => (
    <a href={address} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  const sentence = say.account.localDelivery(`${API_BASE}${devMessages.path}`);
  return <Banner>{withElements(sentence, { messages: link })}</Banner>;
}
