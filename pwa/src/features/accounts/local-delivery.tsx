import { API_BASE, devMessages } from '@exam/shared-schema/contract';
import { Banner } from '../../ui/index.ts';

/** Where no provider is set nothing leaves the server: whoever runs it reads the message there. */
export function LocalDelivery({ to }: { readonly to: string }) {
  const address = `${API_BASE}${devMessages.path}?to=${encodeURIComponent(to)}`;
  return (
    <Banner>
      This server does not send messages yet. You can read yours in its terminal or at{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {API_BASE}
        {devMessages.path}
      </a>
      .
    </Banner>
  );
}
