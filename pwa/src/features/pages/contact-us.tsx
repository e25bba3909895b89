import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { organisation } from './organisation.ts';
import { StaticPage, SupportLink } from './static-page.tsx';

export default function ContactUs() {
  return (
    <StaticPage
      title="Contact Us"
      lead="We reply within 24–48 hours."
      sections={[
        {
          title: 'Where to write',
          body: (
            <dl>
              <div>
                <dt>E-mail</dt>
                <dd>
                  <SupportLink />
                </dd>
              </div>
              <div>
                <dt>Office</dt>
                <dd>
                  {organisation.name}, {organisation.city}, {organisation.country}
                </dd>
              </div>
            </dl>
          ),
        },
        {
          title: 'What helps us to help you',
          body: (
            <ul>
              <li>The e-mail address or username of your account. Never your password or a code.</li>
              <li>The name of the paper, and the number of the question if it is about one.</li>
              <li>What you did, what you saw, and the time it happened. A screenshot says a lot.</li>
              <li>For a payment: its date, amount and reference.</li>
            </ul>
          ),
        },
        {
          title: 'An attempt that is not sent',
          body: (
            <p>
              It is safe on your device. Open <Link href={paths.sync}>Sync</Link>, which says what waits and
              what the server answered, and tap &quot;Sync now&quot;. If it is still there, tap &quot;Save as
              file&quot; and send us the file: it holds the whole attempt.
            </p>
          ),
        },
        {
          title: 'Money, and your data',
          body: (
            <p>
              How to ask for a payment back is in the <Link href={paths.refunds}>Refund Policy</Link>; how to
              see, correct or delete what we know about you is in the{' '}
              <Link href={paths.privacy}>Privacy Policy</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}
