import { GATEWAY_TIMEOUT_MS, SmsRefusal, type Sms, type SmsSender } from './sms-sender.ts';

export interface GatewaySettings {
  /** With the placeholders {to}, {number} (without the plus sign), {text} and {code}. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** With the same placeholders; values are escaped for JSON or for a form, depending on the content type. */
  readonly body: string | undefined;
  readonly timeoutMs?: number;
}

type Escape = (value: string) => string;

const asIs: Escape = (value) => value;
const forJson: Escape = (value) => JSON.stringify(value).slice(1, -1);

function fill(template: string, { to, text, code }: Sms, escape: Escape): string {
  const values: Readonly<Record<string, string>> = { to, number: to.replace(/^\+/, ''), text, code };
  return template.replace(/\{(to|number|text|code)\}/g, (_, name: string) => escape(values[name] ?? ''));
}

function escapeFor(headers: Readonly<Record<string, string>>): Escape {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (type.includes('json')) return forJson;
  return type.includes('x-www-form-urlencoded') ? encodeURIComponent : asIs;
}

/** Any gateway that accepts a message in one HTTP request and answers with status 2xx. */
export function httpGateway(settings: GatewaySettings): SmsSender {
  const { url, method, headers, body, timeoutMs = GATEWAY_TIMEOUT_MS } = settings;
  const escape = escapeFor(headers);
  return {
    delivery: 'provider',
    send: async (sms) => {
      const answer = await fetch(fill(url, sms, encodeURIComponent), {
        method,
        headers,
        ...(method === 'POST' && body !== undefined && { body: fill(body, sms, escape) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Read to the end, so that the connection can be reused.
      await answer.arrayBuffer();
      if (!answer.ok) throw new SmsRefusal(`The SMS gateway answered ${answer.status}`, answer.status);
    },
  };
}
