import * as z from 'zod/mini';
import { GATEWAY_TIMEOUT_MS, SmsRefusal, type SmsSender } from './sms-sender.ts';

export interface Msg91Settings {
  readonly authKey: string;
  /** Id of a template registered for one-time codes; operators in India deliver nothing else. */
  readonly templateId: string;
  /** The template's variable for the code. */
  readonly variable: string;
  readonly url: string;
  readonly timeoutMs?: number;
}

const answerSchema = z.object({ type: z.string() });

/** MSG91's flow interface, version 5: the text is in the registered template, only the code is sent. */
export function msg91({ authKey, templateId, variable, url, timeoutMs }: Msg91Settings): SmsSender {
  return {
    delivery: 'provider',
    send: async ({ to, code }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          recipients: [{ mobiles: to.replace(/^\+/, ''), [variable]: code }],
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs ?? GATEWAY_TIMEOUT_MS),
      });
      const parsed = answerSchema.safeParse(jsonOf(await answer.text()));
      // It answers refusals with status 200 and reports them in the body.
      if (!answer.ok || !parsed.success || parsed.data.type !== 'success')
        throw new SmsRefusal(`MSG91 did not accept the message (${answer.status})`, answer.status);
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
